// Which verb answers which route of references and of the shelf: one line each.
import {
  copyRefTakeRoute,
  fromFrameRoute,
  importRefRoute,
  keepVideoRoute,
  matchRefsRoute,
  videosRoute,
  voiceFromTakeRoute,
} from "../../contracts/routes/ref-imports.ts";
import { generateMissingRoute, generateRefRoute } from "../../contracts/routes/ref-making.ts";
import { panoViewRoute, voiceTrimRoute } from "../../contracts/routes/refs/parts.ts";
import { tourFrameRoute, tourRoute } from "../../contracts/routes/refs/tours.ts";
import { refReadersRoute } from "../../contracts/routes/refs/readers.ts";
import {
  clearRefRoute,
  deleteRefOverrideRoute,
  discardRefRoute,
  keyframeRoute,
  ownerTakesRoute,
  pickRefRoute,
  putRefDefaultsRoute,
  putRefOverrideRoute,
  refsRoute,
} from "../../contracts/routes/refs.ts";
import { refTrashRoute, restoreRefRoute } from "../../contracts/routes/refs/trash.ts";
import { packShelfRoute, unpackShelfRoute } from "../../contracts/routes/shelf/packs.ts";
import { putOnShelfRoute, shelfFileRoute, shelfRoute, takeFromShelfRoute } from "../../contracts/routes/shelf/shelf.ts";
import { clearRef } from "../../studio/refs/clear-ref.ts";
import { cutKeyframe } from "../../studio/refs/cut-keyframe.ts";
import { discardRef } from "../../studio/refs/discard-ref.ts";
import { listRefTrash } from "../../studio/refs/list-ref-trash.ts";
import { restoreRef } from "../../studio/refs/restore-ref.ts";
import { copyRefTake } from "../../studio/refs/copy-ref-take.ts";
import { refFromFrame } from "../../studio/refs/from-frame.ts";
import { generateMissing } from "../../studio/refs/generate-missing.ts";
import { importRef } from "../../studio/refs/import-ref.ts";
import { keepVideo, listVideos } from "../../studio/refs/kept-videos.ts";
import { matchRefs } from "../../studio/refs/match-refs.ts";
import { voiceFromTake } from "../../studio/refs/voice-from-take.ts";
import { generateRef } from "../../studio/refs/generate.ts";
import { listReaders } from "../../studio/refs/list-readers.ts";
import { listRefs } from "../../studio/refs/list-refs.ts";
import { ownerTakes } from "../../studio/refs/owner-takes.ts";
import { pickRef } from "../../studio/refs/pick-ref.ts";
import { putRefDefaults } from "../../studio/refs/put-ref-defaults.ts";
import { deleteRefOverride, putRefOverride } from "../../studio/refs/put-ref-override.ts";
import { savePanoView } from "../../studio/ref-parts/save-pano-view.ts";
import { cutTourFrame } from "../../studio/refs/cut-tour-frame.ts";
import { queueTours } from "../../studio/refs/queue-tours.ts";
import { trimVoice } from "../../studio/ref-parts/trim-voice.ts";
import { findShelfFile } from "../../studio/shelf/find-shelf-file.ts";
import { listShelf } from "../../studio/shelf/list-shelf.ts";
import { packShelf } from "../../studio/shelf/pack-shelf.ts";
import { putOnShelf } from "../../studio/shelf/put-on-shelf.ts";
import { takeFromShelf } from "../../studio/shelf/take-from-shelf.ts";
import { unpackShelf } from "../../studio/shelf/unpack-shelf.ts";
import type { StudioPorts } from "../../studio/ports.ts";
import { bindEpisode, type RouteLine } from "../binding.ts";

export const REFERENCES: readonly RouteLine<StudioPorts>[] = [
  bindEpisode(refsRoute, listRefs),
  bindEpisode(pickRefRoute, pickRef),
  bindEpisode(clearRefRoute, clearRef),
  bindEpisode(putRefOverrideRoute, putRefOverride),
  bindEpisode(deleteRefOverrideRoute, deleteRefOverride),
  bindEpisode(putRefDefaultsRoute, putRefDefaults),
  bindEpisode(discardRefRoute, discardRef),
  bindEpisode(refTrashRoute, listRefTrash),
  bindEpisode(restoreRefRoute, restoreRef),
  bindEpisode(ownerTakesRoute, ownerTakes),
  bindEpisode(keyframeRoute, cutKeyframe),
  bindEpisode(generateRefRoute, generateRef),
  bindEpisode(generateMissingRoute, generateMissing),
  bindEpisode(importRefRoute, importRef),
  bindEpisode(matchRefsRoute, matchRefs),
  bindEpisode(keepVideoRoute, keepVideo),
  bindEpisode(videosRoute, listVideos),
  bindEpisode(copyRefTakeRoute, copyRefTake),
  bindEpisode(voiceFromTakeRoute, voiceFromTake),
  bindEpisode(voiceTrimRoute, trimVoice),
  bindEpisode(panoViewRoute, savePanoView),
  bindEpisode(tourRoute, queueTours),
  bindEpisode(tourFrameRoute, cutTourFrame),
  bindEpisode(refReadersRoute, listReaders),
  bindEpisode(fromFrameRoute, refFromFrame),
  bindEpisode(shelfRoute, listShelf),
  bindEpisode(shelfFileRoute, findShelfFile),
  bindEpisode(putOnShelfRoute, putOnShelf),
  bindEpisode(takeFromShelfRoute, takeFromShelf),
  bindEpisode(packShelfRoute, packShelf),
  bindEpisode(unpackShelfRoute, unpackShelf),
];
