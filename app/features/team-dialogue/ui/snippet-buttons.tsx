import { type RefObject, useState } from 'react'
import { optionsOf } from '~/features/admin/ui/labels'
import { SmallSelect } from '~/features/admin/ui/list-filter'
import { insertText } from '~/features/dialogue/ui/insert-text'
import { type Snippet, snippetsPage, textIn } from '~/features/message-snippets/model'
import { type Locale, localeNames } from '~/i18n/locales'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'

type Props = {
  snippets: Snippet[]
  /** The language of whom one writes to. */
  locale: Locale
  form: RefObject<HTMLFormElement | null>
}

const link = 'inline-flex min-h-9 items-center text-muted text-sm underline underline-offset-4 pointer-coarse:min-h-11'

/** Writes a text that the team uses again and again into the message. Without JavaScript one copies it from their page. */
export function SnippetButtons({ snippets, locale, form }: Props) {
  const [language, setLanguage] = useState(locale)
  const [chosen, setChosen] = useState(snippets[0]?.id)
  const snippet = snippets.find(({ id }) => id === chosen) ?? snippets[0]
  return (
    <div className="flex flex-wrap items-center gap-2">
      {snippet && (
        <div className="needs-script flex min-w-0 flex-wrap items-center gap-2">
          <SmallSelect
            label="Snippet"
            options={snippets.map(({ id, name }) => ({ value: id, label: name }))}
            value={snippet.id}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
          <SmallSelect
            label="Language of the snippet"
            options={optionsOf(localeNames)}
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value as Locale)}
          />
          <Button variant="outline" size="sm" onClick={() => insertText(form.current, textIn(snippet, language))}>
            Insert snippet
          </Button>
        </div>
      )}
      <Link to={snippetsPage} className={link}>
        Snippets
      </Link>
    </div>
  )
}
