import { type OpenApiDocument, operationsOf, parametersOf } from './document.ts';
import { BANNER, constant, lowerFirst } from './names.ts';
import { requestSchemaNames } from './request-schemas.ts';
import { factsOf, propertiesOf } from './schema-facts.ts';

function limitsOfSchema(document: OpenApiDocument, name: string): Record<string, unknown> {
  const { properties, required } = propertiesOf(document, { $ref: `#/components/schemas/${name}` });
  const limits: Record<string, unknown> = {};
  for (const [property, schema] of Object.entries(properties)) {
    limits[property] = { required: required.has(property), ...factsOf(document, schema) };
  }
  return limits;
}

/**
 * `limits.ts`: the constraints of every request, field by field (`registerRequestLimits.password.minLength`),
 * and of every operation's parameters (`searchBoatsPageParameters.size.maximum`).
 */
export function limitsFile(document: OpenApiDocument): string {
  const constants: string[] = [];
  for (const name of requestSchemaNames(document)) {
    const limits = limitsOfSchema(document, name);
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
        { required: parameter.required ?? false, ...factsOf(document, parameter.schema ?? {}) },
      ]),
    );
    constants.push(constant(`${operation.operationId}Parameters`, limits));
  }
  return [BANNER, ...constants].join('\n');
}
