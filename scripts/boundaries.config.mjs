/**
 * Which folder may import which, for `npm run boundaries`:
 * lib ← {i18n, device} ← {api, ui} ← domain ← {forms, map} ← features ← routes ← app ← main.
 */
const FOLDERS = {
  lib: [],
  device: ['lib'],
  i18n: ['lib'],
  api: ['lib', 'i18n'],
  ui: ['lib', 'i18n'],
  domain: ['lib', 'device', 'i18n', 'api', 'ui'],
  forms: ['lib', 'device', 'i18n', 'api', 'ui', 'domain'],
  map: ['lib', 'device', 'i18n', 'api', 'ui', 'domain'],
  features: ['lib', 'device', 'i18n', 'api', 'ui', 'domain', 'forms', 'map'],
  routes: ['lib', 'device', 'i18n', 'api', 'ui', 'domain', 'forms', 'map', 'features'],
  'service-worker': [],
  app: [
    'service-worker',
    'lib',
    'device',
    'i18n',
    'api',
    'ui',
    'domain',
    'forms',
    'map',
    'features',
    'routes',
  ],
};

const alternatives = (names) => `(${names.join('|')})`;

const folders = Object.entries(FOLDERS).map(([folder, allowed]) => ({
  name: `src-${folder}`,
  comment: `src/${folder} may import ${allowed.map((name) => `src/${name}`).join(', ') || 'no other folder'}.`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^src/', pathNot: `^src/${alternatives([folder, ...allowed])}/` },
}));

/**
 * Of the mock, from the ground up. The last stands beside the server: a page that runs in a browser and speaks
 * the control's types.
 */
const MOCK_FOLDERS = {
  lib: [],
  store: [],
  rules: ['store'],
  views: ['store', 'rules'],
  data: ['lib', 'store', 'rules'],
  scenes: ['lib', 'store'],
  handlers: ['store', 'rules', 'views', 'scenes'],
  engine: ['store', 'rules', 'handlers'],
  control: ['store', 'rules', 'data', 'handlers', 'engine'],
  server: ['store', 'rules', 'engine', 'control', 'behaviour.ts'],
  page: ['store', 'data', 'engine', 'control'],
  cli: ['engine', 'server', 'behaviour.ts'],
};

const mockFolders = Object.entries(MOCK_FOLDERS).map(([folder, allowed]) => ({
  name: `mocks-${folder}`,
  comment: `mocks/${folder} may import ${allowed.map((name) => `mocks/${name}`).join(', ') || 'no other folder'}.`,
  severity: 'error',
  from: { path: `^mocks/${folder}/`, pathNot: '[.]test[.]ts$' },
  to: { path: '^mocks/', pathNot: `^mocks/${alternatives([folder, ...allowed])}(/|$)` },
}));

/** Folders by what they may import of the other folders named here, tests aside. */
const TOOL_FOLDERS = {
  'openapi/model': [],
  'openapi/docs': ['openapi/model'],
  'openapi/client': [],
  'openapi/rules': [],
  'scripts/lib': [],
  'scripts/test': ['scripts/lib'],
  'scripts/app': ['scripts/lib'],
  'scripts/generate': ['scripts/lib', 'openapi/model', 'mocks/scenes'],
  'scripts/packages': [],
  'scripts/contract': [
    'scripts/lib',
    'scripts/generate',
    'scripts/conformance',
    'scripts/contract-diff',
    'openapi',
    'mocks',
  ],
  'scripts/conformance': ['scripts/lib', 'openapi/model'],
  'scripts/contract-diff': ['scripts/lib', 'openapi/model'],
  'scripts/codegen': ['scripts/lib', 'openapi', 'mocks'],
  'scripts/mock': ['scripts/lib', 'openapi', 'mocks'],
};

const toolFolders = Object.entries(TOOL_FOLDERS).map(([folder, allowed]) => ({
  name: folder.replace('/', '-'),
  comment: `${folder} may import ${allowed.join(', ') || 'no other folder of the tools'}.`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: '[.]test[.]ts$' },
  to: {
    path: '^(openapi|mocks|scripts|tests)/',
    pathNot: `^${alternatives([folder, ...allowed])}/`,
  },
}));

/** The folders inside a tool, each with what it may import of the others; files beside them are for all. */
const INSIDE_TOOLS = {
  'scripts/conformance': {
    lib: [],
    contract: ['lib'],
    client: ['contract'],
    findings: ['client', 'lib'],
    output: ['contract', 'findings', 'lib'],
    actors: ['client', 'contract', 'findings', 'lib'],
    sweep: ['actors', 'client', 'contract', 'findings', 'lib'],
    journeys: ['actors', 'client', 'contract', 'findings', 'lib', 'sweep'],
    oracle: ['actors', 'client', 'contract', 'findings', 'lib', 'sweep'],
    rounds: ['contract', 'findings', 'lib', 'oracle'],
    watch: ['client', 'contract', 'findings', 'lib', 'oracle'],
    cli: ['contract', 'findings', 'lib', 'oracle', 'output'],
  },
  'scripts/contract-diff': {
    lib: [],
    grammar: ['lib'],
    load: ['grammar', 'lib'],
    normalise: ['grammar', 'lib'],
    align: ['lib', 'normalise'],
    schemas: ['grammar', 'lib'],
    rules: ['align', 'grammar', 'lib', 'schemas'],
    report: ['lib'],
    render: ['lib', 'report'],
    cli: ['lib', 'load', 'render', 'report'],
  },
};

const insideTools = Object.entries(INSIDE_TOOLS).flatMap(([tool, folders]) =>
  Object.entries(folders).map(([folder, allowed]) => ({
    name: `${tool.replace('/', '-')}-${folder}`,
    comment: `${tool}/${folder} may import ${allowed.join(', ') || 'no other folder of it'}.`,
    severity: 'error',
    from: { path: `^${tool}/${folder}/`, pathNot: '[.]test[.]ts$' },
    to: {
      path: `^${tool}/${alternatives(Object.keys(folders))}/`,
      pathNot: `^${tool}/${alternatives([folder, ...allowed])}/`,
    },
  })),
);

export default {
  forbidden: [
    ...folders,
    ...insideTools,
    {
      name: 'feature-to-feature',
      comment: 'A feature never imports another feature; a route composes them.',
      severity: 'error',
      // A feature is a folder of its audience; the shell, which is for all, is one by itself.
      from: { path: '^src/features/(shell|[^/]+/[^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'ui-knows-no-app',
      comment: 'The design system knows no router, no query and no form library.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: 'node_modules/(@tanstack|openapi-fetch|valibot)/?' },
    },
    {
      name: 'contract-through-api',
      comment: 'Only src/api and the mocks read what is generated from the contract.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/api/' },
      to: { path: '^generated/', pathNot: '^generated/(routeTree|scenes/)' },
    },
    {
      name: 'route-tree-in-app',
      comment: 'The route tree is read where the router is made.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/' },
      to: { path: '^generated/routeTree' },
    },
    {
      name: 'app-apart-from-tools',
      comment: 'The app ships without the mock, the scripts and the tests.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(mocks|scripts|tests|openapi)/' },
    },
    {
      name: 'tools-apart-from-app',
      comment: 'The mock and the scripts work from the contract, not from the app.',
      severity: 'error',
      from: { path: '^(mocks|scripts|openapi)/' },
      to: { path: '^src/' },
    },
    ...toolFolders,
    {
      name: 'mock-apart-from-scripts',
      comment: 'The mock works without the scripts; both read the contract through openapi/model.',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^scripts/' },
    },
    ...mockFolders,
    {
      name: 'mocks-unknown-folder',
      comment:
        'A folder of the mock is listed in MOCK_FOLDERS, with the folders that it may import.',
      severity: 'error',
      from: { path: '^mocks/' },
      to: {
        path: '^mocks/',
        pathNot: `^mocks/(${alternatives([...Object.keys(MOCK_FOLDERS), 'testing'])}/|behaviour[.]ts$)`,
      },
    },
    {
      name: 'mocks-behaviour-beneath-server',
      comment: 'mocks/behaviour.ts is what the server loads; it knows nothing of the server.',
      severity: 'error',
      from: { path: '^mocks/behaviour[.]ts$' },
      to: { path: '^mocks/(server|page|static|testing)/' },
    },
    {
      name: 'mocks-testing-for-tests',
      comment: 'What helps tests of the mock is imported by tests alone.',
      severity: 'error',
      from: { pathNot: '[.]test[.]ts$|^mocks/testing/|^tests/' },
      to: { path: '^mocks/testing/' },
    },
    {
      name: 'mocks-rules-ground',
      comment: 'What every rule needs knows no resource.',
      severity: 'error',
      from: { path: '^mocks/rules/(common|calendar)/', pathNot: '[.]test[.]ts$' },
      to: { path: '^mocks/rules/', pathNot: '^mocks/rules/(common|calendar)/' },
    },
    {
      name: 'mock-without-node',
      comment:
        'Only the server around the mock touches Node, so that the mock can run in a browser.',
      severity: 'error',
      from: {
        path: '^mocks/(lib|store|scenes|rules|views|handlers|data|engine|control|page|behaviour[.]ts)',
        pathNot: '[.]test[.]ts$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'circular',
      comment: 'Two files that import each other are one, or three.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: '^generated/routeTree|^src/(routes|app)/' } },
    },
    {
      name: 'undeclared-package',
      comment: 'What is imported stands in package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    {
      name: 'package-knows-no-place',
      comment: 'A package is told where the contract is: it reads no path of this repository.',
      severity: 'error',
      from: {
        path: '^(mocks|scripts/conformance|scripts/contract-diff)/',
        pathNot: '[.]test[.]ts$|^mocks/testing/',
      },
      to: { path: '^openapi/files[.]ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A package declares what it ships with; what only its tests need stands in the root's package.json.
    combinedDependencies: true,
    // They stand beside generated code, which is not here.
    exclude: { path: '^scripts/codegen/clients/programs/|/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
