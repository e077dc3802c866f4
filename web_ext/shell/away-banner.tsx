// The word that the service is away. It floats: nothing moves when it comes or goes.
import { LinkButton } from "../components/button.tsx";
import { Icon } from "../components/marks/icon.tsx";
import { useUi } from "../components/contexts.tsx";
import "./away-banner.css";

export function AwayBanner({ retry }: { retry: () => void }) {
  const { connection, clock } = useUi();
  if (!connection.away.value) return null;
  const next = connection.nextTry.value;
  const seconds = next === undefined ? 0 : Math.max(1, Math.ceil((next - clock.value) / 1000));
  return (
    <div class="away-banner" role="status">
      <Icon name="stale" tone="stale" />
      <span>
        The studio service does not answer. Nothing that was queued, cut or saved is lost.{" "}
        <span class="quiet-text number" aria-hidden="true">
          {next === undefined ? "Trying…" : `Trying again in ${seconds} s`}
        </span>
      </span>
      <LinkButton onPress={retry}>Try now</LinkButton>
    </div>
  );
}
