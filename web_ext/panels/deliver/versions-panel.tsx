// On the right of the versions: those that are there, a new one in a usual shape or a language, and the film of the chosen one.
import { useState } from "preact/hooks";
import { fileAddress, insideEpisode } from "../../api/addresses.ts";
import { Button } from "../../components/button.tsx";
import { useCut, useEpisode, useUi } from "../../components/contexts.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { ProgressLine } from "../../components/marks/progress-line.tsx";
import { Note } from "../../components/note.tsx";
import { nameOf } from "../../store/base/format.ts";
import { VERSIONS_TOPIC } from "../../store/deliver/film-versions.ts";
import { TextLine } from "./title-fields.tsx";
import "../../components/fields/field.css";
import "./deliver-panel.css";
import "./versions.css";

const SHAPES = [
  { id: "vertical", ratio: "9:16", label: "Upright", says: "9:16" },
  { id: "portrait", ratio: "4:5", label: "Portrait", says: "4:5" },
  { id: "square", ratio: "1:1", label: "Square", says: "1:1" },
] as const;

export function VersionsPanel() {
  const { notices } = useUi();
  const { filmVersions } = useCut().delivery;
  const version = filmVersions.chosen.value;
  const making = filmVersions.making.value;
  const refusal = notices.at(VERSIONS_TOPIC);
  return (
    <section class="panel" aria-label="Versions of the film">
      <div class="panel__bar">
        <h2 class="panel__title">Versions</h2>
        <span class="quiet-text">one cut, other forms</span>
      </div>
      <div class="panel__body">
        {refusal && (
          <div class="panel__section">
            <Note tone="failed" text={refusal} />
          </div>
        )}
        <Chooser />
        <NewVersion />
        {version?.file && <Fields key={version.id} />}
      </div>
      <div class="panel__foot">
        {making && <ProgressLine percent={making.percent} says={making.says} name={`Making ${making.id}`} />}
        <span class="spring" />
        <Button
          kind="primary"
          icon="film"
          disabled={!version?.file || making !== undefined}
          onPress={() => void filmVersions.make()}
        >
          Make this film
        </Button>
      </div>
    </section>
  );
}

function Chooser() {
  const { all, chosen, chosenId } = useCut().delivery.filmVersions;
  if (!all.value || all.value.length === 0) return null;
  return (
    <div class="panel__section versions__list" role="group" aria-label="Which version">
      {all.value.map(({ id, file, size, lines }) => {
        const open = lines.filter(({ state }) => state !== "ok").length;
        return (
          <button
            key={id}
            type="button"
            class="versions__one"
            aria-pressed={id === chosen.value?.id}
            onClick={() => (chosenId.value = id)}
          >
            <b>{file?.label ?? id}</b>
            <span class="quiet-text number">
              {size.join(" × ")}
              {open > 0 && `, ${open} to write`}
            </span>
          </button>
        );
      })}
    </div>
  );
}

function NewVersion() {
  const { all, add } = useCut().delivery.filmVersions;
  const [language, setLanguage] = useState("");
  const isThere = (id: string) => all.value?.some((each) => each.id === id) ?? false;
  const code = language.trim();
  const addLanguage = () => void add(code.toLowerCase(), { language: code }).then(() => setLanguage(""));
  return (
    <div class="panel__section">
      <h3 class="panel__heading deliver-heading">New</h3>
      <div class="deliver-line">
        {SHAPES.map(({ id, ratio, label, says }) => (
          <Button
            key={id}
            size="small"
            disabled={isThere(id)}
            title={says}
            onPress={() => void add(id, { ratio, label })}
          >
            {label}
          </Button>
        ))}
      </div>
      <form
        class="deliver-line"
        onSubmit={(event) => {
          event.preventDefault();
          addLanguage();
        }}
      >
        <input
          class="field field--small"
          aria-label="Language"
          placeholder="de, pt-BR…"
          title="Code of a language"
          value={language}
          onInput={(event) => setLanguage(event.currentTarget.value)}
        />
        <Button size="small" disabled={!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code)} onPress={addLanguage}>
          Add the language
        </Button>
      </form>
    </div>
  );
}

function Fields() {
  const { chosen, change, remove } = useCut().delivery.filmVersions;
  const file = chosen.value?.file;
  if (!file) return null;
  const set = (key: "label" | "size" | "recording", text: string) =>
    change(({ [key]: _before, ...others }) => (text === "" ? others : { ...others, [key]: text }));
  return (
    <div class="panel__section">
      <h3 class="panel__heading deliver-heading">This one</h3>
      <TextLine
        label="Name"
        value={file.label ?? ""}
        placeholder={chosen.value?.id ?? ""}
        title="What people call it"
        onChange={(text) => set("label", text)}
      />
      <TextLine
        label="Size"
        value={file.size ?? ""}
        placeholder={chosen.value?.size.join("x") ?? ""}
        title="Of the film in pixels, for example 1080x1920"
        onChange={(text) => set("size", text)}
      />
      <TextLine
        label="Recording"
        value={file.recording ?? ""}
        placeholder="The takes' own sound"
        title="A sound file of the episode that plays under the whole film"
        onChange={(text) => set("recording", text)}
      />
      <div class="deliver-line">
        <span class="spring" />
        <Button
          size="small"
          icon="trash"
          title="Its films stay; its file is kept in _history"
          onPress={() => void remove()}
        >
          Remove this version
        </Button>
      </div>
      <VersionFilm />
    </div>
  );
}

function VersionFilm() {
  const { episode } = useEpisode();
  const { chosen, made } = useCut().delivery.filmVersions;
  const film = made.value.get(chosen.value?.id ?? "");
  if (!film) return null;
  const ep = episode.folder.value;
  const path = film.output === null ? undefined : insideEpisode(ep, film.output);
  if (path === undefined) return <Note tone="failed" title="The film was not made" text={film.says} />;
  return (
    <>
      <video key={film.turn} class="versions__film" controls preload="metadata" src={fileAddress(ep, path)} />
      <a class="deliver-file" href={fileAddress(ep, path)} download={nameOf(path)} title={path}>
        <Icon name="download" />
        <span class="deliver-line__text">{nameOf(path)}</span>
      </a>
      <details>
        <summary>How it was made</summary>
        <p class="deliver-section__about versions__report">{film.says}</p>
      </details>
    </>
  );
}
