import type { Command } from '../openapi-generator/tools.ts';

/** A client that consumers generate, and how it is built and run. */
export interface Target {
  properties: Record<string, string | boolean>;
  /** Further arguments of the generator. */
  arguments?: string[];
  /** Where the generated code goes, and the files of `programs/<name>`, from the folder of the client. */
  output: string;
  programs: Record<string, string>;
  /** Programs on PATH that the build and the call need, besides Java for the generator. */
  tools: string[];
  /** A line that the generator writes wrong, and the right one, with why. */
  patch?: { files: RegExp; wrong: RegExp; right: string; why: string };
  build: Omit<Command, 'folder'>[];
  call: Omit<Command, 'folder'>;
}

const CLASSES = 'target/classes';
const CLASSPATH = 'classpath.txt';

/** Maven's goals that compile a client and write down what it runs with. */
const maven = {
  program: 'mvn',
  arguments: [
    ...['-q', '-B', 'compile', 'dependency:build-classpath', `-Dmdep.outputFile=${CLASSPATH}`],
    '-Dmaven.test.skip=true',
  ],
};

const java = (main: string) => ({
  program: 'sh',
  arguments: ['-c', `java -cp "${CLASSES}:$(cat ${CLASSPATH})" ${main}`],
});

const node = process.execPath;
const python = 'venv/bin/python';

/** By the name that openapi-generator has for it. */
export const TARGETS: Record<string, Target> = {
  'typescript-fetch': {
    properties: {},
    output: 'client',
    programs: {
      'trip.ts': 'trip.ts',
      'tsconfig.json': 'tsconfig.json',
      'package.json': 'package.json',
    },
    tools: [],
    build: [{ program: node, arguments: ['../../../node_modules/typescript/bin/tsc', '-p', '.'] }],
    call: { program: node, arguments: ['out/trip.js'] },
  },
  java: {
    properties: {
      groupId: 'com.pruva',
      artifactId: 'client',
      invokerPackage: 'com.pruva.client',
      apiPackage: 'com.pruva.client.api',
      modelPackage: 'com.pruva.client.model',
      hideGenerationTimestamp: true,
    },
    output: '.',
    programs: { 'Trip.java': 'src/main/java/com/pruva/client/Trip.java' },
    tools: ['mvn', 'java'],
    build: [maven],
    call: java('com.pruva.client.Trip'),
  },
  python: {
    properties: { packageName: 'pruva_client' },
    output: '.',
    programs: { 'trip.py': 'trip.py' },
    tools: ['python3'],
    build: [
      { program: 'python3', arguments: ['-m', 'venv', 'venv'] },
      { program: python, arguments: ['-m', 'pip', 'install', '-q', '-r', 'requirements.txt'] },
      // Python compiles what it imports; this imports all of it.
      { program: python, arguments: ['-c', 'import pruva_client; dir(pruva_client)'] },
      { program: python, arguments: ['-m', 'compileall', '-q', 'pruva_client'] },
    ],
    call: { program: python, arguments: ['trip.py'] },
  },
  go: {
    // The values of Go's enums are names of the package: without the prefix two BOATs meet.
    properties: { packageName: 'pruva', enumClassPrefix: true },
    arguments: ['--git-user-id', 'pruva', '--git-repo-id', 'client'],
    output: '.',
    programs: { 'main.go': 'trip/main.go' },
    tools: ['go'],
    patch: {
      files: /^api_.*\.go$/,
      wrong: /len\(\*r\.(documents)\)/g,
      right: 'len(r.$1)',
      why: 'the generator follows a list of files as if it were a pointer',
    },
    build: [{ program: 'go', arguments: ['build', './...'] }],
    call: { program: 'go', arguments: ['run', './trip'] },
  },
  kotlin: {
    properties: { groupId: 'com.pruva', artifactId: 'client', packageName: 'com.pruva.client' },
    output: '.',
    programs: { 'Trip.kt': 'src/main/kotlin/com/pruva/client/Trip.kt', 'pom.xml': 'pom.xml' },
    tools: ['mvn', 'java'],
    build: [maven],
    call: java('com.pruva.client.TripKt'),
  },
};
