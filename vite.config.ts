import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledMessages } from './scripts/compiled-messages.ts'
import { externals } from './scripts/externals.ts'
import { inlineScripts } from './scripts/inline-scripts.ts'

/** What every public page needs is two files, not a dozen small ones with headers of their own. */
const groups = [
  {
    name: 'framework',
    test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler|react-router|use-intl|icu-minify|@formatjs)\//,
  },
  {
    name: 'site',
    test: /app\/(root\.|lib|brand|web\/(?!use-draft)|i18n\/(?!load-member)[\w-]+\.|features\/(newsletter\/(model|ui\/newsletter-form)|site\/(?!ui\/faq)|analytics\/|content\/ui\/|access-requests\/model))|app\/ui\/(alert|button|drawer|field|field-frame|hero|icon|link|mark|modal|ridge|theme|skip-hydration|toast|toaster|use-dismiss-details)\./,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [compiledMessages(), inlineScripts(), tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  // How long each plugin took is nothing to whoever runs `npm start`.
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    // React Router preloads what a route needs; Vite's own way of doing so would be a second one.
    client: { build: { modulePreload: false, rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      // React's production half, whatever the environment of the process says.
      ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      build: { rolldownOptions: { input: './server/index.ts' } },
      // Bundled, a package brings what is used of it; as a whole, some bring a hundred megabytes.
      resolve: {
        noExternal: command === 'build' ? true : [],
        external: externals,
      },
    },
  },
}))
