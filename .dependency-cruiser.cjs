// The house's floors, top to bottom. A file imports from its own floor or one below, never from above.
const floors = [
  ['server', '^server/'],
  ['entries', '^app/(root|entry\\.|routes\\.ts)'],
  ['routes', '^app/routes/'],
  ['features', '^app/features/'],
  ['web', '^app/web/'],
  ['auth', '^app/auth/'],
  ['email, jobs, files', '^app/(email|jobs|files)/'],
  ['db', '^app/db/'],
  ['ground', '^app/(i18n|ui|styles|brand|config|lib)/'],
]

/** The only files that a feature has. `cms` is large enough to have features of its own inside. */
const featureFile =
  '^app/features/(cms/)?[a-z-]+/((schema|model|(queries|commands|jobs)\\.server)(\\.test)?\\.tsx?|(ui|emails|sources|exports|model)/[a-z-]+(\\.server)?(\\.test)?\\.tsx?)$'

/** The one type that points up: what every feature is given names the content service that it hands on. */
const handedOn = { from: '^app/web/ctx\\.server\\.ts$', to: '^app/features/content/model\\.ts$' }

const upward = floors.slice(1).map(([name, path], index) => ({
  name: `${name} import nothing from above`,
  severity: 'error',
  from: { path, pathNot: ['\\.test\\.tsx?$', handedOn.from] },
  to: { path: floors.slice(0, index + 1).map(([, above]) => above) },
}))

module.exports = {
  forbidden: [
    ...upward,
    {
      name: 'the context names the content service and nothing else from above',
      severity: 'error',
      from: { path: handedOn.from },
      to: { path: '^(server|app/(routes|features))/', pathNot: handedOn.to },
    },
    {
      name: 'the context names the content service by its type alone',
      severity: 'error',
      from: { path: handedOn.from },
      to: { path: handedOn.to, dependencyTypesNot: ['type-only'] },
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'routes translate, features decide',
      comment: 'A route that wants the database, jobs or mail wants a command or a query of a feature.',
      severity: 'error',
      from: { path: '^app/routes/' },
      to: { path: '^(app/(db|jobs|email)/|node_modules/(drizzle-orm|pg-boss|nodemailer)/)' },
    },
    {
      name: 'a feature has a closed vocabulary',
      severity: 'error',
      from: {},
      to: {
        path: '^app/features/',
        pathNot: featureFile,
      },
    },
    {
      name: 'queries and models import no ui',
      severity: 'error',
      from: { path: '/(model|queries\\.server)\\.ts$' },
      to: { path: '^app/features/[a-z/-]+/ui/' },
    },
    {
      name: 'ui knows no feature and no language',
      severity: 'error',
      from: { path: '^app/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^app/(i18n|config|brand)/', '^node_modules/use-intl/'] },
    },
    {
      name: 'zod stays on the server',
      comment: 'It costs the visitor 25 KB and probes new Function, which the CSP reports.',
      severity: 'error',
      from: { path: '^app/(ui/|features/[^/]+/ui/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^node_modules/zod/', reachable: true },
    },
    {
      name: 'nothing unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/', '\\.woff2'] },
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
