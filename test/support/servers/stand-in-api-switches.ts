// What can go wrong at a stand-in of the Comfy API, each with a name.

export interface ApiSwitches {
  /** Milliseconds that a run takes; Infinity: until it is canceled. */
  runFor: number;
  /** Of the file that a run makes. */
  ending: string;
  /** Answers a run with this status, code and message. */
  refuses: { status: number; code: string; message: string; details?: object } | null;
  /** Answers so many runs with 429 before it takes one. */
  busy: number;
  busyCode: string;
  /** Takes the run and closes the connection instead of answering. */
  losesReply: boolean;
  /** Takes the run and answers 500. */
  failsAfterTaking: boolean;
  /** Answers everything with a page of HTML and status 502. */
  sendsHtml: boolean;
  /** Answers the events of a run with this status. */
  refusesEvents: number | null;
  /** The run ends with this error. */
  fails: string | null;
  /** Runs end as expired. */
  expires: boolean;
  /** Says so many times of a run that has ended that it has expired, as it does between the host's queue and its history. */
  slips: number;
  /** No run is known any more. */
  forgets: boolean;
  /** Files are fetched from another origin, by a signed address. */
  signs: boolean;
  /** A file cannot be fetched. */
  losesFiles: boolean;
  /** Ends the connection after half of a film, and knows no ranges. */
  cutsFiles: boolean;
  /** Sends half of a film and then nothing, so many times. */
  stalls: number;
  /** Says nothing of a film's length, and ends after half of it, so many times. */
  endsEarly: number;
  /** Sends a page, or nothing at all, as a film under 200, so many times. */
  sendsPages: number;
  sendsNothing: number;
  /** The host does not have the files any more that it was sent, and the proxy believes that it has. */
  losesInputs: boolean;
  /** Sends those who hand over a run on to this address. */
  sendsOn: string | null;
  /** The host is of an age that knows no cancel: the proxy says that it cancels, and the run goes on. */
  cannotCancel: boolean;
  /** Says in its errors what was sent to it. */
  gossips: boolean;
  /** Cancels are taken only so many questions later. */
  cancelsLate: number;
}

/** All off. */
export function apiSwitches(): ApiSwitches {
  return {
    runFor: 20,
    ending: ".mp4",
    refuses: null,
    busy: 0,
    busyCode: "queue_full",
    losesReply: false,
    failsAfterTaking: false,
    sendsHtml: false,
    refusesEvents: null,
    fails: null,
    expires: false,
    slips: 0,
    forgets: false,
    signs: false,
    losesFiles: false,
    cutsFiles: false,
    stalls: 0,
    endsEarly: 0,
    sendsPages: 0,
    sendsNothing: 0,
    losesInputs: false,
    sendsOn: null,
    cannotCancel: false,
    gossips: false,
    cancelsLate: 0,
  };
}
