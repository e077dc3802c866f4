// The address of a file that is not sent yet, for as long as it is shown.
import { useEffect, useState } from "preact/hooks";

export function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string | undefined>(undefined);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
