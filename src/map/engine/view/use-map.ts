import { useLingui } from '@lingui/react/macro';
import {
  getGlobalDispatcher,
  type MapEventType,
  Map as MapLibre,
  type MapOptions,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useFormat } from '../../../i18n/use-format.ts';
import { titleFontReady } from '../../../ui/theme/title-font-ready.ts';
import { CHART } from '../../style/chart.ts';
import { offlineStyle } from '../../style/offline-style.ts';
import { useScheme } from '../../style/use-scheme.ts';

// The library cannot find the file of its worker in a bundle by itself.
setWorkerUrl(workerUrl);

function warn(cause: unknown): void {
  console.warn(new Error('The map could not be drawn in full', { cause }));
}
// The maps hear of a worker that did not come as well, and say so.
getGlobalDispatcher().on('error', ({ error }) => warn(error));

/** A style that somebody hosts, in the place of the app's own. */
const hostedStyle: string | undefined = import.meta.env.VITE_MAP_STYLE_URL || undefined;

/** As near as the coast's file is true; a hosted map may know every pier. */
export const MAX_ZOOM = hostedStyle ? 18 : 14;

/** A move of the map that somebody has made, other than by a gesture on it. */
export const BY_PERSON = { byPerson: true };

/** Whether a person has moved the map, and not the page. */
export function isByPerson(event: MapEventType['moveend']): boolean {
  return event.originalEvent !== undefined || 'byPerson' in event;
}

interface UseMapOptions {
  /** What it shows, for those who do not see it. */
  label: string;
  /** Where it starts. */
  camera: Pick<MapOptions, 'center' | 'zoom' | 'bounds' | 'fitBoundsOptions'>;
  /** Whether the page goes on scrolling over it: it then takes two fingers or Ctrl to move it. */
  inPage?: boolean;
  onImpossible: () => void;
}

/** A map on the page. */
export interface DrawnMap {
  /** Undefined until it stands. */
  map: MapLibre | undefined;
  /** Something that it is drawn from did not come; what stands on it is at its place all the same. */
  isBroken: boolean;
  /** Draws it once more. */
  redraw: () => void;
}

/** A map in `place`, in the colours and the language of the page. */
export function useMap(
  place: RefObject<HTMLDivElement | null>,
  { label, camera, inPage = false, onImpossible }: UseMapOptions,
): DrawnMap {
  const { t } = useLingui();
  const { locale } = useFormat();
  const scheme = useScheme();
  const [map, setMap] = useState<MapLibre>();
  const [isBroken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(1);

  const create = useEffectEvent((container: HTMLElement) => {
    try {
      return new MapLibre({
        ...camera,
        container,
        maxBounds: CHART,
        maxZoom: MAX_ZOOM,
        // North stays up: names are read, and pins do not turn.
        dragRotate: false,
        touchPitch: false,
        pitchWithRotate: false,
        attributionControl: { compact: false },
        // Each frame of a name that fades in draws the whole map anew, which a slow device cannot spare.
        fadeDuration: 0,
        cooperativeGestures: inPage,
        locale: {
          'Map.Title': label,
          'AttributionControl.ToggleAttribution': t`Show where the map is from`,
          'CooperativeGesturesHandler.WindowsHelpText': t`Hold Ctrl while you scroll to zoom the map`,
          'CooperativeGesturesHandler.MacHelpText': t`Hold ⌘ while you scroll to zoom the map`,
          'CooperativeGesturesHandler.MobileHelpText': t`Use two fingers to move the map`,
        },
      });
    } catch (cause) {
      console.warn(new Error('This browser draws no map', { cause }));
      onImpossible();
      return undefined;
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another map, with a worker that is asked for again
  useEffect(() => {
    const made = place.current ? create(place.current) : undefined;
    made?.touchZoomRotate.disableRotation();
    made?.keyboard.disableRotation();
    made?.on('error', ({ error }) => {
      warn(error);
      setBroken(true);
    });
    setMap(made);
    return () => {
      made?.remove();
      setMap(undefined);
    };
  }, [place, attempt]);

  const credit = t`© OpenStreetMap contributors`;
  useEffect(() => {
    if (!map) return;
    let wanted = true;
    map.getContainer().dataset.scheme = scheme;
    const link = `<a href="https://www.openstreetmap.org/copyright">${credit}</a>`;
    // Letters that are drawn before their font is there stay in another one.
    void titleFontReady().then(() => {
      if (!wanted) return;
      map.setStyle(hostedStyle ?? offlineStyle(scheme, locale, link));
    });
    return () => {
      wanted = false;
    };
  }, [map, scheme, locale, credit]);

  useEffect(() => map?.getCanvas().setAttribute('aria-label', label), [map, label]);
  function redraw(): void {
    setBroken(false);
    setAttempt((before) => before + 1);
  }
  return { map, isBroken, redraw };
}
