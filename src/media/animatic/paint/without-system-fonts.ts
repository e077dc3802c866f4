// Keeps the machine's fonts out of the canvas, so that the same take looks alike everywhere. The canvas reads this while it
// is loaded, so this file is imported before it. A letter that no shipped font has is still looked up on the machine.
process.env["DISABLE_SYSTEM_FONTS_LOAD"] = "1";
