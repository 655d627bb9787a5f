const sections = [
  ['waitlist-title', 'Waitlist'],
  ['guest-mails-title', 'Mails to members'],
  ['reminders-title', 'Reminders'],
  ['answers-title', 'Answers'],
  ['feedback-title', 'Feedback'],
  ['seat-requests-title', 'Asked for a seat'],
  ['materials-title', 'Materials'],
  ['history-title', 'What was done'],
] as const

export type SectionId = (typeof sections)[number][0]

/** Links to what follows the long form of an event. */
export const PageSections = ({ hidden }: { hidden: readonly (SectionId | false)[] }) => (
  <nav aria-label="On this page" className="mb-8">
    <ul className="flex flex-wrap gap-x-5 text-sm">
      {sections
        .filter(([id]) => !hidden.includes(id))
        .map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block py-1.5 text-muted underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-2.5"
            >
              {label}
            </a>
          </li>
        ))}
    </ul>
  </nav>
)
