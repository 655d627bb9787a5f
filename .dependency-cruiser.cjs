// The layers, top to bottom. A file imports from its own layer or a lower one, never from a higher one.
const layers = [
  ['server', '^server/'],
  ['entries', '^app/(root|entry\\.|routes\\.ts)'],
  ['routes', '^app/routes/'],
  ['features', '^app/features/'],
  ['web', '^app/web/'],
  ['auth', '^app/auth/'],
  ['email, jobs, files', '^app/(email|jobs|files)/'],
  ['db', '^app/db/'],
  ['base', '^app/(i18n|ui|styles|brand|config|lib)/'],
]

/** The file names that a feature may have. `cms` is large enough to contain features itself. */
const featureFile =
  '^app/features/(cms/)?[a-z-]+/((schema|model|(queries|commands|jobs)\\.server)(\\.test)?\\.tsx?|commands-[a-z]+\\.server\\.test\\.ts|(ui|emails|sources|exports|model)/[a-z-]+(\\.server)?(\\.test)?\\.tsx?)$'

/** The only import of a higher layer, and of a type alone: the context that every feature takes contains the content service. */
const contentType = { from: '^app/web/ctx\\.server\\.ts$', to: '^app/features/content/model\\.ts$' }

const upward = layers.slice(1).map(([name, path], index) => ({
  name: `${name} import from no higher layer`,
  severity: 'error',
  from: { path, pathNot: ['\\.test\\.tsx?$', contentType.from] },
  to: { path: layers.slice(0, index + 1).map(([, higher]) => higher) },
}))

module.exports = {
  forbidden: [
    ...upward,
    {
      name: 'the context imports the content service and nothing else from higher layers',
      severity: 'error',
      from: { path: contentType.from },
      to: { path: '^(server|app/(routes|features))/', pathNot: contentType.to },
    },
    {
      name: 'the context imports only the type of the content service',
      severity: 'error',
      from: { path: contentType.from },
      to: { path: contentType.to, dependencyTypesNot: ['type-only'] },
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'routes translate, features decide',
      comment: 'A route that needs the database, jobs or mail calls a command or a query of a feature.',
      severity: 'error',
      from: { path: '^app/routes/' },
      to: { path: '^(app/(db|jobs|email)/|node_modules/(drizzle-orm|pg-boss|nodemailer)/)' },
    },
    {
      name: 'a feature has only files with known names',
      severity: 'error',
      from: {},
      to: { path: '^app/features/', pathNot: featureFile },
    },
    {
      name: 'a feature has only files with known names, also those that nothing imports',
      severity: 'error',
      from: {},
      module: { path: '^app/features/', pathNot: featureFile, numberOfDependentsLessThan: 1 },
    },
    {
      name: 'queries and models import no ui',
      severity: 'error',
      from: { path: '/(model|queries\\.server)\\.ts$' },
      to: { path: '^app/features/[a-z/-]+/ui/' },
    },
    {
      name: 'ui imports no feature and no messages',
      severity: 'error',
      from: { path: '^app/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^app/(i18n|config|brand)/', '^node_modules/use-intl/'] },
    },
    {
      name: 'zod stays on the server',
      comment: 'It adds 25 KB to a page and tries new Function, which the CSP reports.',
      severity: 'error',
      from: { path: '^app/(ui/|features/[^/]+/ui/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^node_modules/zod/', reachable: true },
    },
    {
      name: 'nothing unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/', '\\.woff2', '\\.wasm'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.react-router/', '\\+types/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    // It can't drive TypeScript 7 yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
