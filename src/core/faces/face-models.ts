// The open models that find faces and tell them apart, and the runtime that they run on: pinned, and installed on request alone. YuNet and SFace
// of the OpenCV model zoo are under the Apache licence, onnxruntime-web under MIT. docs/http.md "Likeness".

export const FACE_RUNTIME = { name: "onnxruntime-web", version: "1.30.0" } as const;

export interface FaceModelFile {
  readonly name: string;
  /** Where it is fetched from. */
  readonly url: string;
  readonly sha256: string;
}

const ZOO = "https://media.githubusercontent.com/media/opencv/opencv_zoo";

/** Finds faces and five points of each. */
export const DETECTOR: FaceModelFile = {
  name: "face_detection_yunet_2023mar.onnx",
  url: `${ZOO}/82b38c8f98e7b52aa171400f3e4c722352d0669f/models/face_detection_yunet/face_detection_yunet_2023mar.onnx`,
  sha256: "8f2383e4dd3cfbb4553ea8718107fc0423210dc964f9f4280604804ed2552fa4",
};

/** Describes one face by 128 numbers. */
export const EMBEDDER: FaceModelFile = {
  name: "face_recognition_sface_2021dec.onnx",
  url: `${ZOO}/edef535367a4f8053b5bfb7580935c83772a9639/models/face_recognition_sface/face_recognition_sface_2021dec.onnx`,
  sha256: "0ba9fbfa01b5270c96627c4ef784da859931e02f04419c829e83484087c34e79",
};

export const FACE_MODELS: readonly FaceModelFile[] = [DETECTOR, EMBEDDER];

/** What a measure was made with: results of another one are measured again. */
export const FACE_MODEL = "yunet_2023mar+sface_2021dec/1";
