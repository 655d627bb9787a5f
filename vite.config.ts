import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkFileNames, chunkGroups } from './scripts/chunk-groups.ts'
import { compiledMessages } from './scripts/compiled-messages.ts'
import { externals } from './scripts/externals.ts'
import { inlineScripts } from './scripts/inline-scripts.ts'

/**
 * Development: Vite bundles the browser's dependencies before the first page. It finds them by following the imports of
 * these files, without the modules of the server. One that it finds later makes the bundles outdated, and the page that
 * is loading them fails with 504.
 */
const optimizeDeps = {
  entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx', '!**/*.test.tsx'],
  rolldownOptions: {
    plugins: [
      {
        name: 'skip-server-modules',
        load: (id: string) => (/\.server\.tsx?$/.test(id) ? 'export {}' : undefined),
      },
    ],
  },
}

/**
 * Development: to collect a page's stylesheets React Router looks up every import of the server's modules as if the browser
 * had requested it. Vite would take the packages among them for dependencies of the browser.
 */
const ignoreServerPackages: Plugin = {
  name: 'ignore-server-packages',
  apply: 'serve',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    // Vite passes index.html, which this project does not have, where there is no importer.
    if (importer?.endsWith('/index.html') && /^@?[a-z][\w-]*(\/|$)/.test(id)) return { id, external: true }
  },
}

export default defineConfig(({ command }) => ({
  plugins: [compiledMessages(), inlineScripts(), ignoreServerPackages, tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  optimizeDeps,
  // How long each plugin took is nothing to whoever runs `npm start`.
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    // React Router preloads what a route needs; Vite's own way of doing so would be a second one.
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, chunkFileNames } },
      },
    },
    ssr: {
      // React's production half, whatever the environment of the process says.
      ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      build: {
        rolldownOptions: {
          input: './server/index.ts',
          // V8 keeps the source in memory, and takes two bytes for each character of a file with one beyond Latin-1.
          output: { charset: 'ascii', comments: false },
        },
      },
      // Bundled, a package brings what is used of it; as a whole, some bring a hundred megabytes.
      resolve: {
        noExternal: command === 'build' ? true : [],
        external: externals,
      },
    },
  },
}))
