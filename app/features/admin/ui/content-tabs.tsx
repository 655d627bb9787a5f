import { NavLink } from '~/ui/link'

const tabs = [
  ['Documents', '/admin/content'],
  ['Content Hub', '/admin/content/insights'],
  ['Pictures', '/admin/content/pictures'],
] as const

/** The sections of content: documents of the pages, files for members, and pictures for both. */
export const ContentTabs = () => (
  <nav aria-label="Content" className="-mx-3 mb-6 flex flex-wrap gap-1">
    {tabs.map(([label, to]) => (
      <NavLink
        key={to}
        to={to}
        end={to === '/admin/content'}
        className="flex min-h-11 items-center rounded-sm border border-transparent px-3 text-muted text-sm hover:text-ink aria-[current]:border-line aria-[current]:bg-raised aria-[current]:text-ink"
      >
        {label}
      </NavLink>
    ))}
  </nav>
)
