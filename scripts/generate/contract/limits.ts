import {
  type OpenApiDocument,
  operationsOf,
  parametersOf,
} from '../../../openapi/model/document.ts';
import { factsOf, propertiesOf } from '../../../openapi/model/schema-facts.ts';
import { BANNER, constant, lowerFirst } from './names.ts';
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
      // Left out where it is not, because most limits of the app come with its first page.
      ...(required.has(property) && { required: true }),
      ...factsOf(document, schema),
      ...(contentTypes && { contentTypes }),
    };
  }
  return limits;
}

/**
 * `limits.ts`: the constraints of every request, field by field (`registerRequestLimits.password.minLength`),
 * of files their `maxBytes` and `contentTypes`,
 * and of every operation's parameters (`searchBoatsPageParameters.size.maximum`).
 */
export function limitsFile(document: OpenApiDocument): string {
  const constants: string[] = [];
  const types = fileTypes(document);
  for (const name of requestSchemaNames(document)) {
    const limits = limitsOfSchema(document, name, types);
    if (Object.keys(limits).length > 0)
      constants.push(constant(`${lowerFirst(name)}Limits`, limits));
  }
  for (const { operation } of operationsOf(document)) {
    const parameters = parametersOf(document, operation).filter(
      ({ in: place }) => place === 'query',
    );
    if (parameters.length === 0) continue;
    const limits = Object.fromEntries(
      parameters.map((parameter) => [
        parameter.name,
        {
          ...(parameter.required && { required: true }),
          ...factsOf(document, parameter.schema ?? {}),
        },
      ]),
    );
    constants.push(constant(`${operation.operationId}Parameters`, limits));
  }
  return [BANNER, ...constants].join('\n');
}
