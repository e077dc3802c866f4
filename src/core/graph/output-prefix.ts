// Where a host saves what a job's graph makes: under a name of the job's own. So no host hands out the files of an earlier equal run
// (it saves work by comparing graphs), and what it has made is found again even when it has forgotten the run.

/** Folder of the host's output folder that all our runs save into. */
export const OUTPUT_FOLDER = "studio";

/** The prefix that a saver node takes. */
export function outputPrefix(job: string): string {
  return `${OUTPUT_FOLDER}/${job}`;
}

/** Where the latents that a take keeps are saved. */
export function latentPrefix(job: string): string {
  return `${OUTPUT_FOLDER}/${job}_latent`;
}

/** The first file that a saver node writes under that prefix; `ending` with its dot. */
export function firstOutput(job: string, ending: string): { readonly subfolder: string; readonly filename: string } {
  return { subfolder: OUTPUT_FOLDER, filename: `${job}_00001_${ending}` };
}

/** Whether a file of that folder was saved by the job: under one of its prefixes, with the number that a saver adds. */
export function isOwnOutput(filename: string, job: string): boolean {
  if (job === "" || !filename.startsWith(`${job}_`)) return false;
  return /^(?:latent_)?\d{5}_\.\w+$/.test(filename.slice(job.length + 1));
}
