// Models folders have two names: what older hosts call them, and what newer ones do.

const OTHER_NAMES: Readonly<Record<string, string>> = {
  diffusion_models: "unet",
  unet: "diffusion_models",
  text_encoders: "clip",
  clip: "text_encoders",
};

/** The folder's name, and its other one where it has one. */
export function namesOf(folder: string): string[] {
  const other = Object.hasOwn(OTHER_NAMES, folder) ? OTHER_NAMES[folder] : undefined;
  return other === undefined ? [folder] : [folder, other];
}
