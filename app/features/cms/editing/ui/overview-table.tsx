import { ForRight } from '~/features/admin/ui/for-right'
import { type DocumentType, documentForms } from '~/features/cms/fields/model'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { Cell, Row, Table } from '~/ui/table'
import { contentPage } from '../model'

type Props = { types: { type: DocumentType; count: number; drafts: number; translationIssues: string | null }[] }

const columns = [
  { key: 'what', label: 'What' },
  { key: 'count', label: 'Documents', numeric: true },
  { key: 'drafts', label: 'With a draft', numeric: true },
  { key: 'gaps', label: 'Translations' },
  { key: 'new', label: <span className="sr-only">New</span> },
]

/** Every type of document, with its drafts and translation issues. */
export const OverviewTable = ({ types }: Props) => (
  <Table caption="Documents by kind" columns={columns}>
    {types.map(({ type, count, drafts, translationIssues }) => {
      const { label, one, single, shownOn } = documentForms[type]
      const canAdd = !single || count === 0
      return (
        <Row key={type}>
          <Cell header className="md:w-2/5">
            <Link
              to={contentPage(type)}
              className="inline-flex items-center font-semibold underline-offset-4 hover:underline max-md:min-h-11 pointer-coarse:min-h-11"
            >
              {label}
            </Link>
            <span className="block max-w-[52ch] text-muted text-xs">{shownOn}</span>
          </Cell>
          <Cell label="Documents" numeric>
            {count}
          </Cell>
          <Cell label="With a draft" numeric className={drafts > 0 ? 'text-prestige' : 'text-muted'}>
            {drafts}
          </Cell>
          <Cell label="Translations" className={translationIssues ? 'text-prestige' : 'text-muted'}>
            {translationIssues ?? (count > 0 ? 'Complete' : '–')}
          </Cell>
          <Cell className="md:text-right">
            {canAdd && (
              <ForRight right="content.edit">
                <ButtonLink
                  to={contentPage(type, 'new')}
                  variant="outline"
                  size="sm"
                  aria-label={`New ${one.toLowerCase()}`}
                >
                  New
                </ButtonLink>
              </ForRight>
            )}
          </Cell>
        </Row>
      )
    })}
  </Table>
)
