// Which modules the browser loads in one file.
import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

/** `ui` shows the parts of the workspace too. */
const publicPage = /app\/(routes\/public\/(?!ui\.)|root|entry)/
const layout = /app\/routes\/(members|admin)\/layout/
const memberPage = /app\/routes\/members\//
const adminPage = /app\/routes\/admin\//
const listPart = /app\/features\/(admin|drafts|list-settings)\//
/** Small parts of the members' pages: a role page would load a file for each. */
const memberPart =
  /app\/(features\/(events|seats|first-steps|next-for-you|insights|engagements|deliverables|introductions|dialogue|members\/ui(?!\/(accept-form|ask-for|decline-form|embassy|engagement-(facts|list)|hours-ring|offer-|role-cards|time-value|upgrade-)))|i18n\/messages\/(first-steps|insights|engagement-pages|engagement-offer|deliverables|introductions|dialogue))\//
const memberTexts =
  /app\/i18n\/messages\/(?:events|seats|event-pages|first-steps|insights|engagement-pages|engagement-offer|deliverables|introductions|dialogue)\/(\w\w)\.ts/
const icon = /node_modules\/lucide\//
/** Parts of most signed-in pages, or of most lists, that the layout does not have. */
const smallPart =
  /app\/(ui\/(badge|kbd|pager)\.|lib\/promise-clock|features\/(organisations|colleague-proposals)\/model\.|features\/people\/ui\/person-link)/

/** Whether a module that matches `from` imports this one, itself or through others. */
function isImported(id: string, from: RegExp, graph: Graph, isLazyToo = false, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  const all = isLazyToo ? [...importers, ...dynamicImporters] : importers
  return from.test(id) || all.some((importer) => isImported(importer, from, graph, isLazyToo, seen))
}

/** Whether admins' pages have this part of members' pages too: in the members' file, they would load all of it. */
const isOfBoth = (id: string, graph: Graph) =>
  memberPart.test(id) && isImported(id, memberPage, graph) && isImported(id, adminPage, graph)

/**
 * What signed-in pages have in common: `workspace` for all of them, `lists` for those of admins. A page would load forty small
 * files without. The bundler takes along what a module of a group imports, so what public pages load too is `shared`, or they
 * would load the whole group.
 */
const signedIn = (name: 'shared' | 'workspace' | 'lists') => (id: string, graph: Graph) => {
  if (/app\/routes\//.test(id)) return null
  const isInLayout = isImported(id, layout, graph)
  const isPublic = isImported(id, publicPage, graph, true)
  const isSmallPart = !isPublic && (icon.test(id) || smallPart.test(id) || isOfBoth(id, graph))
  if (!isInLayout && !isSmallPart && !isImported(id, listPart, graph)) return null
  const isForMembers = isInLayout || isImported(id, memberPage, graph)
  const group = isPublic ? 'shared' : isForMembers ? 'workspace' : 'lists'
  return name === group ? name : null
}

/**
 * What every public page needs is the first two files, which compress better than a dozen small ones. Grouped by file name: by share
 * count or by the import graph the bundler puts more into them, and pages exceed 120 KB (docs/decisions/020).
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler|react-router|use-intl|icu-minify|@formatjs)\//,
  },
  {
    name: 'site',
    test: /app\/(root\.|lib\/(?!access-levels|admin-roles|sign-in-policy|contact-interests|folded-text|recent-pages-key|promise-clock|office-hours|home-zone|mail-providers|organisation-kinds|directory-audiences|countries|linkedin|consent-terms|feed-scopes|wall-clock|member-roles)|brand|web\/(?!forms\/(unsaved-|revalidate)|load-when-opened|requested-page|use-notice|error-details|page-rights)|i18n\/(messages\/site\/index|(?!date-format)[\w-]+)\.|features\/(site\/(?!ui\/(faq|footer-columns|error-page|ridge-section|sample-ribbon|signed-in-bar|next-session))|analytics\/|(access-requests|contact)\/model\.))|app\/ui\/(alert|button|drawer|field|field-frame|icon|link|mark|modal|theme|theme-names|skip-hydration|toast|toaster|use-dismiss-details|use-hydrated)\./,
  },
  // By the pages that use them: each public page loads its own, in a few files.
  {
    name: (id, graph) => (icon.test(id) && isImported(id, publicPage, graph, true) ? 'icons' : null),
    entriesAware: true,
    entriesAwareMergeThreshold: 2000,
  },
  // Public pages have it too: in the file of members' pages, they would load all of that.
  { name: 'notice', test: /app\/web\/use-notice\./ },
  { name: signedIn('shared') },
  { name: signedIn('workspace') },
  { name: signedIn('lists') },
  {
    name: (id, graph) => {
      const isShared = memberPart.test(id) && !/\/(en|sv|no)\.ts/.test(id)
      if (!isShared || !isImported(id, memberPage, graph)) return null
      return isImported(id, publicPage, graph, true) ? null : 'members'
    },
  },
  {
    name: (id) => {
      const [, language] = memberTexts.exec(id) ?? []
      return language ? `member-texts-${language}` : null
    },
  },
]

/** Without the pages that use the file, which the bundler adds to the name of a group. */
export const chunkFileNames = ({ name }: Rolldown.PreRenderedChunk) => `assets/${name.split('~')[0]}-[hash:7].js`
