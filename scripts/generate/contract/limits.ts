import {
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  parametersOf,
} from '../../../openapi/model/document.ts';
import { factsOf, propertiesOf } from '../../../openapi/model/schema-facts.ts';
import { BANNER, constant, fileOf, lowerFirst, namesOf, tagOf } from './names.ts';
import { requestSchemaNames } from './request-schemas.ts';

const FORM = 'multipart/form-data';

/** Content types of the files in forms, by the schema of the form and the name of the part. */
function fileTypes(document: OpenApiDocument): Map<string, Record<string, string[]>> {
  const types = new Map<string, Record<string, string[]>>();
  for (const { operation } of operationsOf(document)) {
    const { schema, encoding = {} } = operation.requestBody?.content[FORM] ?? {};
    const ofParts: Record<string, string[]> = {};
    for (const [part, { contentType }] of Object.entries(encoding)) {
      if (contentType) ofParts[part] = contentType.split(/,\s*/);
    }
    if (schema?.$ref) types.set(schema.$ref, ofParts);
  }
  return types;
}

function limitsOfSchema(
  document: OpenApiDocument,
  name: string,
  types: ReturnType<typeof fileTypes>,
): Record<string, unknown> {
  const $ref = `#/components/schemas/${name}`;
  const { properties, required } = propertiesOf(document, { $ref });
  const limits: Record<string, unknown> = {};
  for (const [property, schema] of Object.entries(properties)) {
    const contentTypes = types.get($ref)?.[property];
    limits[property] = {
      // Left out where it is not: what the app carries is loaded by people.
      ...(required.has(property) && { required: true }),
      ...factsOf(document, schema),
      ...(contentTypes && { contentTypes }),
    };
  }
  return limits;
}

function limitsOfQuery(
  document: OpenApiDocument,
  operation: OperationObject,
): Record<string, unknown> {
  const parameters = parametersOf(document, operation).filter(({ in: place }) => place === 'query');
  return Object.fromEntries(
    parameters.map((parameter) => [
      parameter.name,
      {
        ...(parameter.required && { required: true }),
        ...factsOf(document, parameter.schema ?? {}),
      },
    ]),
  );
}

/** What is looked for, which the addresses of pages hold too; the others are what forms send. */
const IS_ASKED = /(?:Parameters|SearchLimits|QueryLimits)$/;

/**
 * `limits/<tag>.ts`: the constraints of every request, field by field (`registrationLimits.password.minLength`),
 * of files their `maxBytes` and `contentTypes`, and of every operation's parameters
 * (`searchBoatsPageParameters.size.maximum`). A file for each tag, and another, `<tag>-asked.ts`, for what is
 * looked for there, because a bundler keeps a file in one piece: who asks for the limits of a search is not
 * given those of every form. A request that several tags share stands with the first. `limits.ts` names all.
 */
export function limitsFiles(document: OpenApiDocument): [name: string, text: string][] {
  const types = fileTypes(document);
  const told = new Set<string>();
  const files: [name: string, text: string][] = [];
  for (const [tag, entries] of Map.groupBy(operationsOf(document), tagOf)) {
    const ofRequests = requestSchemaNames(document, entries)
      .filter((name) => !told.has(name))
      .map((name) => [`${lowerFirst(name)}Limits`, limitsOfSchema(document, name, types)] as const);
    const ofQueries = entries.map(
      ({ operation }) =>
        [`${operation.operationId}Parameters`, limitsOfQuery(document, operation)] as const,
    );
    for (const name of requestSchemaNames(document, entries)) told.add(name);
    const constants = [...ofRequests, ...ofQueries].filter(
      ([, limits]) => Object.keys(limits).length > 0,
    );
    for (const [suffix, own] of [
      ['', constants.filter(([name]) => !IS_ASKED.test(name))],
      ['-asked', constants.filter(([name]) => IS_ASKED.test(name))],
    ] as const) {
      const texts = own.map(([name, limits]) => constant(name, limits));
      if (texts.length > 0)
        files.push([`limits/${fileOf(tag)}${suffix}.ts`, [BANNER, ...texts].join('\n')]);
    }
  }
  return [...files, ['limits.ts', `${BANNER}\n${namesOf(files)}`]];
}
