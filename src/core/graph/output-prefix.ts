// Where a host saves what a job's graph makes: under a name of the job's own. So no host hands out the files of an earlier equal run
// (it saves work by comparing graphs), and what it has made is found again even when it has forgotten the run.

/** Folder of the host's output folder that all our runs save into. */
const FOLDER = "studio";

/** The prefix that a saver node takes. */
export function outputPrefix(job: string): string {
  return `${FOLDER}/${job}`;
}

/** Where the latents that a take keeps are saved. */
export function latentPrefix(job: string): string {
  return `${FOLDER}/${job}_latent`;
}

/** The first file that a saver node writes under that prefix; `ending` with its dot. */
export function firstOutput(job: string, ending: string): { readonly subfolder: string; readonly filename: string } {
  return { subfolder: FOLDER, filename: `${job}_00001_${ending}` };
}
