import type { Contract } from '../../contract.ts';
import type { Json, JsonObject } from '../../lib/json.ts';
import { canonicalMediaType } from '../../lib/media-type.ts';
import { join } from '../../lib/pointer.ts';
import { splitOutsideQuotes } from '../../lib/quoted.ts';
import { countsSiblings } from '../../schemas/accepted/library.ts';
import type { Place } from '../../schemas/accepted/shape.ts';
import { type Viewer, viewerOf } from '../../schemas/accepted/view.ts';

/** How a part of a form is written: in which media types, and by which rules of an address. */
export interface Written {
  types: string[];
  style: JsonObject;
}

/** What holds for a part that nothing is said of. */
interface Usual {
  types: string[];
  /** One text, number or boolean: there are no several ways of putting it into a row. */
  isSingle: boolean;
}

const STYLE = ['style', 'explode', 'allowReserved'];

/** Whether an Encoding Object says how a part is written. */
export const saysAnything = (encoding: JsonObject): boolean =>
  ['contentType', ...STYLE].some((key) => encoding[key] !== undefined);

/**
 * How each part of a form is written, by what its Encoding Object and its schema say: the rules of OpenAPI 3.0 or, from
 * 3.1 on, those of that. Undefined for a part that the schema does not have.
 * @param type canonical media type of the form. @param media its Media Type Object, which stands at `place`.
 */
export function writtenParts(contract: Contract, type: string, media: JsonObject, place: string) {
  const viewer = viewerOf(contract);
  const whole: Place =
    media.schema === undefined ? [] : [{ value: media.schema, pointer: join(place, 'schema') }];
  const objects = viewer.view(whole).shapes.get('object') ?? [];
  const isNew = countsSiblings(contract.source.document.openapi);
  // Version 3.0 has these rules in one type alone.
  const hasStyle = isNew || type.startsWith('application/x-www-form-urlencoded');
  return (part: string, encoding: JsonObject): Written | undefined => {
    const property = objects.flatMap(({ properties }) => properties.get(part) ?? []);
    if (property.length === 0) return undefined;
    const usual = usualOf(viewer, property, isNew);
    const types = typesOf(encoding.contentType) ?? usual.types;
    const said = hasStyle ? encoding : {};
    const { style = 'form', explode = style === 'form', allowReserved = false } = said;
    const isStyled = STYLE.some((key) => said[key] !== undefined);
    return {
      // From 3.1 on such a rule takes the place of the media type.
      types: isNew && isStyled ? ['text/plain'] : types,
      // Of one value, and of an object written in brackets, there is no other way.
      style: {
        style,
        explode: usual.isSingle || style === 'deepObject' || explode,
        allowReserved,
      },
    };
  };
}

function typesOf(contentType: Json | undefined): string[] | undefined {
  if (typeof contentType !== 'string') return undefined;
  return splitOutsideQuotes(contentType, ',').map(canonicalMediaType).sort();
}

/** By the type of a part; of a list by the type of its items. */
function usualOf(viewer: Viewer, property: Place, isNew: boolean): Usual {
  const { types, shapes } = viewer.view(property);
  const isSingle = !types.has('array') && !types.has('object');
  const items = (shapes.get('array') ?? []).flatMap((shape) => shape.items);
  return { types: [typeOf(viewer, types.has('array') ? items : property, isNew)], isSingle };
}

function typeOf(viewer: Viewer, place: Place, isNew: boolean): string {
  const { types, shapes } = viewer.view(place);
  if (types.has('object')) return 'application/json';
  const isBinary = (shapes.get('string') ?? []).some(
    ({ formats, opaque }) =>
      formats.includes('binary') ||
      // A text in base64 is called a format by version 3.0 and plain text there.
      (isNew && (formats.includes('byte') || opaque.contentEncoding !== undefined)),
  );
  return isBinary ? 'application/octet-stream' : 'text/plain';
}
