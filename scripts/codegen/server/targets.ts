import type { OperationEntry } from '../../../openapi/model/document.ts';
import type { Workaround } from './workarounds.ts';

interface Target {
  /** What a team gets, in a line of `--help`. */
  description: string;
  /** Where the generator cannot read the contract, or its target could not run it. */
  workarounds: Workaround[];
  /** The generator's own options, `--additional-properties`. */
  properties: Record<string, string | boolean>;
  /** Templates that are none of the generator's own, and where they are written, from the output folder. */
  files: Record<string, { folder: string; destinationFilename: string }>;
  /** The text of a generated file as it should be, where no option and no template leads there. */
  postProcess?(file: string, text: string): string;
  /** Whether the text of a generated file offers the operation. */
  offers(text: string, entry: OperationEntry): boolean;
  /** What to do with the output, printed after it is written. */
  next: string;
}

const spring: Target = {
  description: 'Spring Boot 3, Java 17: an interface per tag and the models',
  workarounds: ['whole-patterns'],
  properties: {
    useSpringBoot3: true,
    interfaceOnly: true,
    useTags: true,
    documentationProvider: 'none',
    groupId: 'com.pruva',
    artifactId: 'pruva-api',
    basePackage: 'com.pruva',
    apiPackage: 'com.pruva.api',
    modelPackage: 'com.pruva.model',
    configPackage: 'com.pruva.configuration',
    // A field that a client leaves out is not a field that it sends as null.
    openApiNullable: true,
    generateJsonIncludeAnnotations: true,
    generateJsonSetterNullsAnnotations: false,
    useDeductionForOneOfInterfaces: true,
    hideGenerationTimestamp: true,
  },
  files: {
    'Refusals.mustache': {
      folder: 'src/main/java/com/pruva/configuration',
      destinationFilename: 'Refusals.java',
    },
  },
  offers: (text, { method, path, operation }) =>
    text.includes(`${method.toUpperCase()} ${path} : `) &&
    new RegExp(`default ResponseEntity<.+> ${operation.operationId}\\(`).test(text),
  next: `It is a Maven module: run mvn install in it and depend on com.pruva:pruva-api. A class that is
@RestController and implements an interface serves its tag; what it does not override answers 501. Set
server.servlet.context-path=/api, and let the application scan com.pruva, where the converters of enums
are, and what refuses names that the contract does not have.`,
};

/** How Pydantic is told to read fields by their Python names (`brand_model`) as well as by the contract's. */
const POPULATE_BY_NAME = '"populate_by_name": True';
/** What makes a Pydantic model refuse every name but the contract's. */
const CONTRACT_NAMES_ONLY = '"extra": "forbid", "populate_by_name": False';

/**
 * A line of the routes. Outside of JSON everything comes as text, so a parameter must not have to be a number
 * already; FastAPI has given `regex` up for `pattern`; and the generator writes quotes in it as HTML does, so
 * that no `If-Match` would ever fit.
 */
const parametersFromText = (line: string) =>
  line
    .replaceAll(', regex=r"', ', pattern=r"')
    .replaceAll('\\&quot;', '\\"')
    .replaceAll(/, strict=True|strict=True, /g, '')
    .replaceAll(/\bStrict(Int|Bool|Float|Str)\b/g, (_, type: string) => type.toLowerCase());

const fastapi: Target = {
  description: 'Python 3.9, FastAPI and Pydantic 2: routes, models and a base class per tag',
  workarounds: ['whole-patterns', 'literal-paths-first', 'optional-sign-in-marked'],
  properties: {
    packageName: 'pruva_api',
    servicePackage: 'pruva_service',
    hideGenerationTimestamp: true,
  },
  files: { 'refusals.mustache': { folder: 'src/pruva_api', destinationFilename: 'refusals.py' } },
  postProcess: (file, text) => {
    if (file.includes('/models/')) return text.replace(POPULATE_BY_NAME, CONTRACT_NAMES_ONLY);
    return file.includes('/apis/') ? text.replaceAll(/^(?!from ).*$/gm, parametersFromText) : text;
  },
  offers: (text, { method, path }) => text.includes(`@router.${method}(\n    "${path}",`),
  next: `Install requirements.txt. A class of your own package pruva_service that extends a base class
serves its tag; what it does not override answers 501. Models are made with the contract's names:
BoatCreate(brandModel=…). With your package before the generated one:
PYTHONPATH=service:server-stubs/python-fastapi/src uvicorn pruva_api.main:app --port 8080`,
};

/** By the name of the generator that openapi-generator has for it. */
export const TARGETS: Record<string, Target> = { spring, 'python-fastapi': fastapi };
