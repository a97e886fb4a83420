import type { Map as MapLibre, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OfferMapProps } from '../frame/map-props.ts';
import { boundsAround, isInside, type MapPoint } from '../frame/points.ts';
import { BrokenMap } from './broken-map.tsx';
import { Compass } from './compass.tsx';
import { ListPanel } from './list-panel.tsx';
import { canvas, stage } from './map-controls.css.ts';
import { MapControls } from './map-controls.tsx';
import { freePlace } from './pins/boxes.ts';
import { type Cluster, clustered } from './pins/cluster.ts';
import { FAN_SIZE, fanOf } from './pins/fan.ts';
import { Pins } from './pins/pins.tsx';
import { PADDING, useFit } from './view/use-fit.ts';
import { BY_PERSON, isByPerson, MAX_ZOOM, useMap } from './view/use-map.ts';
import { boundsOf } from './view/use-view.ts';

interface OfferCanvasProps extends Omit<OfferMapProps, 'children'> {
  onImpossible: () => void;
}

/** Pixels that a fan takes to each side of its place; above it, half a flag, and a button at the upper edge. */
const FAN_ROOM = { aside: 130, above: 18 + 60 };
/** Pixels that the buttons take in the upper right corner. */
const BUTTONS = { width: 60, height: 150 };

/** Moves the map so far that a fan at `place` is not cut. */
function makeRoomForFan(map: MapLibre, { latitude, longitude, points }: Cluster): void {
  const { x, y } = map.project([longitude, latitude]);
  const { clientWidth } = map.getCanvas();
  const { aside } = FAN_ROOM;
  const above = FAN_ROOM.above + Math.max(...fanOf(points.length).map((rib) => -rib.y));
  const up = Math.min(0, y - above);
  const beside = y - up - above < BUTTONS.height ? BUTTONS.width : 0;
  const right = Math.max(0, x - (clientWidth - aside - beside));
  map.panBy([right || Math.min(0, x - aside), up]);
}

/** The drawn map of `OfferMap`, with its pins. */
export default function OfferCanvas(props: OfferCanvasProps) {
  const { points, highlighted, onHighlight, onOpen, onMoved, bounds, label } = props;
  const place = useRef<HTMLDivElement>(null);
  const [listed, setListed] = useState<readonly MapPoint[]>();
  const [fanned, setFanned] = useState<Cluster>();
  const { map, isBroken, redraw } = useMap(place, {
    label,
    camera: { center: [28.6, 37.6], zoom: 6 },
    onImpossible: props.onImpossible,
  });
  useFit(map, points, bounds);

  const tellMoved = useEffectEvent(() => {
    if (!map || !onMoved) return;
    const view = { bounds: boundsOf(map), zoom: map.getZoom() };
    onMoved({ bounds: view.bounds, free: freePlace(map.getContainer().clientWidth, points, view) });
  });
  useEffect(() => {
    if (!map) return;
    const { unsubscribe } = map.on('moveend', (event) => {
      if (isByPerson(event)) tellMoved();
    });
    return unsubscribe;
  }, [map]);

  useEffect(() => {
    if (!map || !fanned) return;
    const close = () => setFanned(undefined);
    const closeUnlessPin = ({ originalEvent: { target } }: MapMouseEvent) => {
      // A pin lies in the map's element: the press is its own.
      if (!(target instanceof Element && target.closest('button'))) close();
    };
    map.on('click', closeUnlessPin);
    map.on('zoomstart', close);
    return () => {
      map.off('click', closeUnlessPin);
      map.off('zoomstart', close);
    };
  }, [map, fanned]);

  function lookCloser(cluster: Cluster): void {
    const around = boundsAround(cluster.points);
    if (!map || !around) return;
    // However close, they would still cover each other: side by side in one harbour.
    if (clustered(cluster.points, MAX_ZOOM).length === 1) {
      if (cluster.points.length > FAN_SIZE) setListed(cluster.points);
      else {
        makeRoomForFan(map, cluster);
        setFanned(cluster);
      }
      return;
    }
    const { west, south, east, north } = around;
    map.fitBounds([west, south, east, north], { padding: PADDING, maxZoom: MAX_ZOOM }, BY_PERSON);
    // The button is gone when the map arrives.
    map.getCanvas().focus({ preventScroll: true });
  }

  return (
    <>
      <div className={stage}>
        <div ref={place} className={canvas} />
      </div>
      <Compass />
      <BrokenMap isBroken={isBroken} redraw={redraw} />
      {map && (
        <>
          <Pins
            map={map}
            points={points}
            highlighted={highlighted}
            onHighlight={onHighlight}
            onOpen={onOpen}
            onOpenCluster={lookCloser}
            // Those that another search no longer finds do not stand open.
            fanned={fanned?.points.every((point) => points.includes(point)) ? fanned : undefined}
            onCloseFan={() => setFanned(undefined)}
          />
          <MapControls
            map={map}
            onList={() => setListed(points.filter((point) => isInside(point, boundsOf(map))))}
          />
          {listed && (
            <ListPanel
              points={listed}
              onOpen={(id) => {
                setListed(undefined);
                onOpen(id);
              }}
              onClose={() => {
                setListed(undefined);
                map.getCanvas().focus({ preventScroll: true });
              }}
            />
          )}
        </>
      )}
    </>
  );
}
