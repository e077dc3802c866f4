// Which verb answers which route of notes about shots: one line each.
import {
  addIssueRoute,
  exportIssuesRoute,
  issuesRoute,
  moveIssueRoute,
  removeIssuesRoute,
  restoreIssuesRoute,
} from "../../contracts/routes/issues.ts";
import { addIssue } from "../../studio/issues/add-issue.ts";
import { exportIssues } from "../../studio/issues/export-issues.ts";
import { listIssues } from "../../studio/issues/list-issues.ts";
import { moveIssue } from "../../studio/issues/move-issue.ts";
import { removeIssues } from "../../studio/issues/remove-issues.ts";
import { restoreIssues } from "../../studio/issues/restore-issues.ts";
import type { StudioPorts } from "../../studio/ports.ts";
import { bindEpisode, type RouteLine } from "../binding.ts";

export const ISSUES: readonly RouteLine<StudioPorts>[] = [
  bindEpisode(issuesRoute, listIssues),
  bindEpisode(addIssueRoute, addIssue),
  bindEpisode(moveIssueRoute, moveIssue),
  bindEpisode(removeIssuesRoute, removeIssues),
  bindEpisode(restoreIssuesRoute, restoreIssues),
  bindEpisode(exportIssuesRoute, exportIssues),
];
