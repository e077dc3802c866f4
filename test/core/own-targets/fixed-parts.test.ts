import { expect } from "chai";
import { propose } from "../../../src/core/own-targets/propose.ts";
import { readNodeClasses } from "../../../src/core/workflow/node-class.ts";
import { choice, nodeClass } from "../../support/servers/node-classes.ts";
import { WORKFLOW_INFO } from "../../support/values/workflow-classes.ts";

describe("What a workflow fixes for every shot", () => {
  it("is said where every take follows the same camera path, or a video that the host has", () => {
    const options = { options: ["drive.mp4"], video_upload: true };
    const classes = readNodeClasses({
      ...WORKFLOW_INFO,
      LoadVideo: nodeClass({ file: ["COMBO", options] }, ["VIDEO"]),
      CameraPath: nodeClass({ video: ["VIDEO"], camera_pose: choice("Static", "Zoom In") }, ["VIDEO"]),
    });
    const graph = {
      "1": { class_type: "LoadVideo", inputs: { file: "drive.mp4" } },
      "2": { class_type: "CameraPath", inputs: { video: ["1", 0], camera_pose: "Zoom In" } },
      "3": {
        class_type: "SaveVideo",
        inputs: { video: ["2", 0], filename_prefix: "v", format: "auto", codec: "auto" },
      },
    };
    const found = propose({ id: "mine", label: "Mine", workflow: null, targets: [], urls: new Map(), graph, classes });
    expect(found?.problems).to.deep.equal([]);
    expect(found?.warnings).to.include.members([
      'its node "LoadVideo" (1) loads the video drive.mp4 for every take, and no shot changes it',
      'its node "CameraPath" (2) has the camera path Zoom In for every take, and no shot changes it',
    ]);
  });
});
