import { levelLabels, roleLabels } from '~/features/admin/ui/labels'
import { Lines, ListCell, ListRow, ListTable } from '~/features/admin/ui/list-table'
import { localeNames } from '~/i18n/locales'
import type { JudgedLine } from '../model'
import { outcomeTexts } from './labels'

const columns = [
  { key: 'line', label: 'Line', className: 'w-16' },
  { key: 'who', label: 'Email, name' },
  { key: 'access', label: 'Role, level, language, organisation', className: 'w-44 hidden @2xl/list:table-cell' },
  { key: 'outcome', label: 'What will happen', className: 'w-[38%]' },
]

/** Every line of the file with what will happen to it, or what is wrong. */
export const PreviewTable = ({ rows, isLoading }: { rows: JudgedLine[]; isLoading: boolean }) => (
  <ListTable caption="Lines of the file" columns={columns} isLoading={isLoading}>
    {rows.map(({ line, email, name, outcome, problems, invitee }) => (
      <ListRow key={line}>
        {/* Last only where a row is a grid of two lines. */}
        <ListCell place="time" className="order-last text-muted tabular-nums">
          {line}
        </ListCell>
        <ListCell place="who" isHeader>
          <Lines first={email || '(no address)'} second={name} />
        </ListCell>
        <ListCell place="more" className="hidden @2xl/list:table-cell">
          {invitee && (
            <Lines
              first={roleLabels[invitee.role]}
              second={[levelLabels[invitee.level], localeNames[invitee.language], invitee.organisation]
                .filter(Boolean)
                .join(', ')}
            />
          )}
        </ListCell>
        <ListCell place="what">
          {outcome === 'error' ? (
            <ul className="text-danger text-sm">
              {problems.map(({ field, text }) => (
                <li key={field}>{text}</li>
              ))}
            </ul>
          ) : (
            <span className={outcome === 'new' ? undefined : 'text-muted'}>{outcomeTexts[outcome]}</span>
          )}
        </ListCell>
      </ListRow>
    ))}
  </ListTable>
)
