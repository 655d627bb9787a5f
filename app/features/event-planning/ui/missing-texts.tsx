import { languageLabels } from '~/features/inbox/ui/labels'
import type { missingTexts } from '../model/texts'
import { textLabels } from './labels'

/** What is not translated: listed before the event is saved, and not forbidden. */
export const MissingTexts = ({ missing }: { missing: ReturnType<typeof missingTexts> }) =>
  missing.length > 0 && (
    <div className="max-w-[65ch] text-muted text-sm">
      <p>Not translated yet:</p>
      <ul className="mt-1 list-disc pl-5">
        {missing.map(({ language, fields }) => (
          <li key={language}>
            {languageLabels[language]}: {fields.map((field) => textLabels[field].toLowerCase()).join(', ')}
          </li>
        ))}
      </ul>
    </div>
  )
