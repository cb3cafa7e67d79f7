import { type RefObject, useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { drawStoreMap, type MapParts, type StoreMapEngine } from "@/hooks/stores/store-map-engine";
import { getCountryMap } from "@/services/stores/country-map-service";
import { listStorePoints, type StoreFilter } from "@/services/stores/stores-service";
import { handleInEffect } from "@/utils/browser/handle-in-effect";
import { logFailure } from "@/utils/browser/log-failure";

interface StoreMapInput extends Omit<MapParts, "ground"> {
  /** The filters of the list: the map shows the same centres. */
  filter: StoreFilter;
  position: { latitude: number; longitude: number } | null;
  /** The name of the position. */
  place: string;
  /** The centre that was selected in the list. */
  chosen: string | null;
}

/** Draws the map; returns null until it is drawn. @param attempt a new number draws the map again */
function useEngine(
  container: RefObject<HTMLElement | null>,
  latest: RefObject<StoreMapInput>,
  { attempt, language, onError }: { attempt: number; language: MapParts["language"]; onError: () => void },
): StoreMapEngine | null {
  const [engine, setEngine] = useState<StoreMapEngine | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt and another language draw it anew
  useEffect(() => {
    let drawn: StoreMapEngine | null = null;
    const leave = handleInEffect(
      getCountryMap(),
      (ground) => {
        const element = container.current;
        if (element === null) return;
        const { tiles, language, classNames, labels } = latest.current;
        drawn = drawStoreMap(element, {
          ground,
          tiles,
          language,
          classNames,
          labels,
          windowOf: (point) => latest.current.windowOf(point),
          onChoose: (id) => latest.current.onChoose(id),
        });
        setEngine(drawn);
      },
      (error) => {
        logFailure("The map could not be drawn", error);
        onError();
      },
    );
    return () => {
      leave();
      drawn?.remove();
      setEngine(null);
    };
  }, [container, latest, attempt, language]);

  return engine;
}

/**
 * Draws the map of the centres into an element and keeps it in step with the list. Centres of an outdated search are
 * dropped.
 */
export function useStoreMap(container: RefObject<HTMLElement | null>, input: StoreMapInput) {
  const api = useApi();
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(input);
  latest.current = input;
  const engine = useEngine(container, latest, {
    attempt,
    language: input.language,
    onError: () => setState("failed"),
  });
  const { chosen, position, place } = input;
  const filterKey = JSON.stringify(input.filter);
  const from = JSON.stringify(position);

  useEffect(() => {
    if (engine === null) return;
    return handleInEffect(
      listStorePoints(api, JSON.parse(filterKey) as StoreFilter),
      (points) => {
        engine.show({ points, position: JSON.parse(from) as StoreMapInput["position"], place });
        setState("ready");
        const { chosen: selected } = latest.current;
        if (selected !== null) engine.choose(selected, false);
      },
      (error) => {
        logFailure("The centres of the map could not be loaded", error);
        setState("failed");
      },
    );
  }, [api, engine, filterKey, from, place]);

  useEffect(() => {
    if (engine !== null && chosen !== null) engine.choose(chosen, false);
  }, [engine, chosen]);

  return {
    state,
    retry() {
      setState("loading");
      setAttempt((before) => before + 1);
    },
  };
}
