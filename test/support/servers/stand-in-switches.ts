// What can go wrong with a stand-in host, each a switch with a name.

export interface Switches {
  /** Milliseconds that a prompt runs; Infinity: until it is interrupted or let go. */
  runFor: number;
  /** Answers POST /prompt with 400 and this message. */
  refuses: string | null;
  /** Takes the graph, but says on 200 that this node would be left out. */
  leavesOut: string | null;
  /** Takes the prompt and closes the connection instead of answering. */
  losesReply: boolean;
  /** Closes the connection before the prompt is read. */
  dropsPrompt: boolean;
  /** Answers everything with a page of HTML and status 502. */
  sendsHtml: boolean;
  /** Answers nothing at all. */
  hangs: boolean;
  /** Milliseconds between the end of a run and its entry in the history. */
  historyLate: number;
  /** It writes its file and has no history of the run, as a host that died right then and was started again. */
  forgets: boolean;
  /** The run ends with this error. */
  fails: string | null;
  /** The files of a run cannot be fetched. */
  losesFiles: boolean;
  /** Cuts a file short. */
  cutsFiles: boolean;
  /** Where it stops answering: with a prompt unread, with one taken and not acknowledged, in the middle of a file. */
  stopsAt: "prompt" | "reply" | "file" | null;
  /** Has `POST /api/jobs/{id}/cancel`, as newer hosts do. */
  hasJobs: boolean;
}

export const NO_TROUBLE: Switches = {
  runFor: 20,
  refuses: null,
  leavesOut: null,
  losesReply: false,
  dropsPrompt: false,
  sendsHtml: false,
  hangs: false,
  historyLate: 0,
  forgets: false,
  fails: null,
  losesFiles: false,
  cutsFiles: false,
  stopsAt: null,
  hasJobs: false,
};
