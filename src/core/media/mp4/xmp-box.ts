// XMP in an MP4 file: a `uuid` box at the end of the file, after all that a player reads (Adobe, XMP specification part 3).
import { boxesIn, parseBoxHeader, type Stretch } from "./boxes.ts";

/** Marks the box: be7acfcb-97a9-42e8-9c71-999491e3afac. */
const XMP_UUID = [0xbe, 0x7a, 0xcf, 0xcb, 0x97, 0xa9, 0x42, 0xe8, 0x9c, 0x71, 0x99, 0x94, 0x91, 0xe3, 0xaf, 0xac];
const HEADER = 8;
/** Bytes of a box that is looked into: a packet of ours is a few hundred, the tables of a day of film are 100 MB. */
const LONGEST: Readonly<Record<string, number>> = { uuid: 1024 * 1024, moov: 256 * 1024 * 1024 };

/** The packet that names a digital source type of the IPTC (its last word), as the film's only property. */
export function sourceTypePacket(sourceType: string): string {
  const term = `http://cv.iptc.org/newscodes/digitalsourcetype/${sourceType}`;
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">',
    `<Iptc4xmpExt:DigitalSourceType>${term}</Iptc4xmpExt:DigitalSourceType>`,
    "</rdf:Description></rdf:RDF></x:xmpmeta>",
    '<?xpacket end="w"?>',
  ].join("\n");
}

/** The source type that a packet names, by its last word; null where it names none of the IPTC's. */
export function sourceTypeIn(packet: string): string | null {
  const named = /DigitalSourceType(?:>|=["'])https?:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/(\w+)/.exec(
    packet,
  );
  return named?.[1] ?? null;
}

export function xmpBox(packet: string): Uint8Array {
  const text = new TextEncoder().encode(packet);
  const box = new Uint8Array(HEADER + XMP_UUID.length + text.length);
  new DataView(box.buffer).setUint32(0, box.length);
  box.set(new TextEncoder().encode("uuid"), 4);
  box.set(XMP_UUID, HEADER);
  box.set(text, HEADER + XMP_UUID.length);
  return box;
}

/** Yields what it wants to see of a file of `size` bytes; returns its packet, undefined where there is none. */
export function* findXmp(size: number): Generator<Stretch, string | undefined, Uint8Array> {
  for (let at = 0; at < size;) {
    const header = parseBoxHeader(yield { at, length: 16 });
    if (!header) return undefined;
    const length = header.size === 0 ? size - at : header.size;
    const content = { at: at + header.headerSize, length: length - header.headerSize };
    if (length <= (LONGEST[header.type] ?? 0)) {
      const packet = packetIn(header.type, yield content);
      if (packet !== undefined) return packet;
    }
    at += length;
  }
  return undefined;
}

/** QuickTime files have theirs in the movie's own data. */
function packetIn(type: string, bytes: Uint8Array): string | undefined {
  if (type === "uuid") {
    const isXmp = XMP_UUID.every((byte, index) => bytes[index] === byte);
    return isXmp ? new TextDecoder().decode(bytes.subarray(XMP_UUID.length)) : undefined;
  }
  const data = boxesIn(bytes).find((box) => box.type === "udta");
  const box = data && boxesIn(bytes, data.start, data.end).find((each) => each.type === "XMP_");
  return box && new TextDecoder().decode(bytes.subarray(box.start, box.end));
}
