// Draws the pictures of a film with its colours corrected by a table: each pixel between the four corners of the tetrahedron that it lies in,
// as ffmpeg's `lut3d` does.
import type { Cube } from "../../../store/takes/read-cube.ts";

const VERTEX = `#version 300 es
in vec2 corner;
out vec2 at;
void main() {
  at = vec2(corner.x, 1.0 - corner.y);
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

const FRAGMENT = `#version 300 es
precision highp float;
precision highp sampler3D;
uniform sampler2D picture;
uniform sampler3D cube;
uniform float last;
in vec2 at;
out vec4 colour;
ivec3 base;
vec3 node(int r, int g, int b) { return texelFetch(cube, base + ivec3(r, g, b), 0).rgb; }
void main() {
  vec3 place = clamp(texture(picture, at).rgb, 0.0, 1.0) * last;
  base = min(ivec3(place), ivec3(int(last) - 1));
  vec3 d = place - vec3(base);
  vec3 low = node(0, 0, 0);
  vec3 high = node(1, 1, 1);
  vec3 made;
  if (d.r > d.g) {
    if (d.g > d.b) made = (1.0 - d.r) * low + (d.r - d.g) * node(1, 0, 0) + (d.g - d.b) * node(1, 1, 0) + d.b * high;
    else if (d.r > d.b) made = (1.0 - d.r) * low + (d.r - d.b) * node(1, 0, 0) + (d.b - d.g) * node(1, 0, 1) + d.g * high;
    else made = (1.0 - d.b) * low + (d.b - d.r) * node(0, 0, 1) + (d.r - d.g) * node(1, 0, 1) + d.g * high;
  } else {
    if (d.b > d.g) made = (1.0 - d.b) * low + (d.b - d.g) * node(0, 0, 1) + (d.g - d.r) * node(0, 1, 1) + d.r * high;
    else if (d.b > d.r) made = (1.0 - d.g) * low + (d.g - d.b) * node(0, 1, 0) + (d.b - d.r) * node(0, 1, 1) + d.r * high;
    else made = (1.0 - d.g) * low + (d.g - d.r) * node(0, 1, 0) + (d.r - d.b) * node(1, 1, 0) + d.b * high;
  }
  colour = vec4(made, 1.0);
}`;

export class CubePainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #gl: WebGL2RenderingContext;
  readonly #last: WebGLUniformLocation | null;

  private constructor(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext, program: WebGLProgram) {
    this.#canvas = canvas;
    this.#gl = gl;
    gl.useProgram(program);
    this.#last = gl.getUniformLocation(program, "last");
    gl.uniform1i(gl.getUniformLocation(program, "picture"), 0);
    gl.uniform1i(gl.getUniformLocation(program, "cube"), 1);
    const corners = gl.getAttribLocation(program, "corner");
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW);
    gl.enableVertexAttribArray(corners);
    gl.vertexAttribPointer(corners, 2, gl.FLOAT, false, 0, 0);
    prepareTexture(gl, gl.TEXTURE0, gl.TEXTURE_2D);
    prepareTexture(gl, gl.TEXTURE1, gl.TEXTURE_3D);
  }

  /** Undefined where the browser cannot draw so. */
  static open(canvas: HTMLCanvasElement): CubePainter | undefined {
    const gl = canvas.getContext("webgl2", { alpha: false, preserveDrawingBuffer: true });
    const program = gl && compile(gl);
    return gl && program ? new CubePainter(canvas, gl, program) : undefined;
  }

  setCube({ side, colours }: Cube): void {
    const gl = this.#gl;
    gl.activeTexture(gl.TEXTURE1);
    gl.texImage3D(gl.TEXTURE_3D, 0, gl.RGBA32F, side, side, side, 0, gl.RGBA, gl.FLOAT, colours);
    gl.uniform1f(this.#last, side - 1);
  }

  /** The picture that the film shows now, pixel for pixel. */
  draw(video: HTMLVideoElement): void {
    const gl = this.#gl;
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
      gl.viewport(0, 0, width, height);
    }
    gl.activeTexture(gl.TEXTURE0);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, video);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  }

  close(): void {
    this.#gl.getExtension("WEBGL_lose_context")?.loseContext();
  }
}

/** No value is made up between two: the shader does that for the table, and pixels are drawn one to one. */
function prepareTexture(gl: WebGL2RenderingContext, unit: number, kind: number): void {
  gl.activeTexture(unit);
  gl.bindTexture(kind, gl.createTexture());
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T, gl.TEXTURE_WRAP_R])
    gl.texParameteri(kind, side, gl.CLAMP_TO_EDGE);
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(kind, filter, gl.NEAREST);
}

function compile(gl: WebGL2RenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : undefined;
}
