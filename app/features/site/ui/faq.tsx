import { ChevronDown } from 'lucide'
import { Icon } from '~/ui/icon'
import { JsonLd } from './json-ld'

export type Question = { key: string; question: string; answer: string }

/** Questions that open without JavaScript, and the same as JSON-LD for search engines. */
export function Faq({ questions }: { questions: Question[] }) {
  return (
    <>
      {questions.map(({ key, question, answer }) => (
        <details key={key} className="group border-line border-t last-of-type:border-b">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 [&::-webkit-details-marker]:hidden">
            <h3 className="text-xl">{question}</h3>
            <Icon
              icon={ChevronDown}
              className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <p className="max-w-[56ch] pb-6 text-muted">{answer}</p>
        </details>
      ))}
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
    </>
  )
}
