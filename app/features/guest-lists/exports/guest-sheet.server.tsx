import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Brand } from '~/brand/brand'
import { roleLabels } from '~/features/admin/ui/labels'
import { renderDocument } from '~/features/programs/exports/document-frame.server'
import { brass, display, ink, line, muted, text } from '~/features/programs/exports/document-styles.server'
import { displayFamilies, lettersOf, textFamilies } from '~/features/programs/exports/fonts.server'
import { type Box, type FittedText, fitText, type Guest, type GuestList, type Waiting } from '../model'
import { FittedLines, heightOf, Wordmark } from './guest-parts.server'

type GuestSheet = GuestList & {
  title: string
  /** Date and time of the event in its zone, and where it is. */
  when: string
  where: string
  /** In the event's zone. */
  printedAt: string
  now: Date
  brand: Brand
}

/** Points on A4. */
const gutter = 48
const columns = { box: 26, name: 186, organisation: 158, role: 64, code: 65 }
const tabular = { tnum: 1 }
/** What is left for rows below the largest heading and above the foot. */
const rowsHeight = 580
const minRowHeight = 25
const rowPadding = 4

/** For the team at the entrance, in English as all its pages. */
export async function renderGuestSheet(sheet: GuestSheet) {
  const { title, where, guests, waiting, now, brand } = sheet
  const letters = { display: await lettersOf(displayFamilies), text: await lettersOf(textFamilies) }
  const fitted = (text: string, kind: keyof typeof letters, box: Box) =>
    letters[kind].canPrint(text.normalize('NFC')) ? fitText(text.normalize('NFC'), letters[kind].measure, box) : noText
  const frame = {
    ...sheet,
    heading: fitted(title, 'display', { width: 340, height: 51, sizes: [22, 18, 15] }),
    place: fitted(where, 'text', { width: 340, height: 21, sizes: [9] }),
  }
  const toRow = (guest: Guest | Waiting): Row => {
    const cell = (width: number, ...sizes: [number, ...number[]]) => ({ width: width - 10, height: 27, sizes })
    const written = guest.name && fitted(guest.name, 'display', cell(columns.name, 11.5, 10, 9))
    const row = {
      guest,
      // A name that we have no letters for is replaced by the address.
      name: written && written !== noText ? written : fitted(guest.email, 'display', cell(columns.name, 11.5, 10, 9)),
      organisation: fitted(guest.organisation, 'text', cell(columns.organisation, 10, 9, 8)),
    }
    const remark = 'isOffered' in guest && guest.isOffered ? remarkHeight : 0
    const height = Math.max(heightOf(row.name) + remark, heightOf(row.organisation)) + 2 * rowPadding + 1
    return { ...row, height: Math.max(minRowHeight, height) }
  }
  const pagesOf = (name: string, people: (Guest | Waiting)[], note: string) =>
    paginate(people.map(toRow)).map((rows, index) => (
      <SheetPage
        key={`${name} ${rows[0]?.guest.email}`}
        {...frame}
        title={index === 0 ? { name, count: people.length, note } : null}
      >
        {rows.map((row) => (
          <GuestRow key={row.guest.email} {...row} />
        ))}
        {rows.length === 0 && <Text>No one attends yet.</Text>}
      </SheetPage>
    ))
  return renderDocument(
    <Document
      title={`Guests · ${title} · ${brand.product}`}
      author={brand.product}
      creator={brand.product}
      producer={brand.product}
      language="en"
      creationDate={now}
    >
      {pagesOf('Guests', guests, noteOn(sheet))}
      {waiting.length > 0 && pagesOf('Waitlist', waiting, 'In the order of the list. They have no seat.')}
    </Document>,
  )
}

type Row = { guest: Guest | Waiting; name: FittedText; organisation: FittedText; height: number }

const noText: FittedText = { size: 9, lines: [] }
const remarkHeight = 11

/** The library would divide the rows too, but it computes all that are left anew for each page: 500 rows took more than twice as long. */
function paginate(rows: Row[]): Row[][] {
  const pages: Row[][] = [[]]
  let left = rowsHeight
  for (const row of rows) {
    if (left < row.height) {
      pages.push([])
      left = rowsHeight
    }
    pages.at(-1)?.push(row)
    left -= row.height
  }
  return pages
}

function noteOn({ guests, beyond, restricted }: GuestList) {
  const notes = [
    beyond > 0 && `The first ${guests.length} by name; ${beyond} more attend.`,
    restricted > 0 && `${restricted} left out: their data may only be stored.`,
  ]
  return notes.filter(Boolean).join(' ')
}

type SheetPageProps = Pick<GuestSheet, 'when' | 'printedAt' | 'brand'> & {
  heading: FittedText
  place: FittedText
  /** Above the first rows of a list. */
  title: { name: string; count: number; note: string } | null
  children: ReactNode
}

const SheetPage = ({ heading, place, when, printedAt, brand, title, children }: SheetPageProps) => (
  <Page
    size="A4"
    style={{
      ...{ paddingTop: 40, paddingBottom: 70, paddingHorizontal: gutter },
      ...{ fontFamily: text, fontSize: 9, lineHeight: 1.35, color: ink },
    }}
  >
    <View
      fixed
      style={{
        // From the top: with `bottom` the library drops a footer that has page numbers.
        ...{
          position: 'absolute',
          top: 792,
          left: gutter,
          right: gutter,
          borderTop: `0.5 solid ${line}`,
          paddingTop: 7,
        },
        ...{ flexDirection: 'row', justifyContent: 'space-between', fontSize: 7.5, lineHeight: 1.3, color: muted },
        fontFeatureSettings: tabular,
      }}
    >
      <Text>{`Printed ${printedAt}. Personal data: destroy it after the event.`}</Text>
      <Text render={({ pageNumber, totalPages }) => `${pageNumber} of ${totalPages}`} />
    </View>
    <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start', marginBottom: 18 }}>
      <View>
        <FittedLines {...heading} style={{ fontFamily: displayFamilies }} />
        <Text style={{ marginTop: 4, marginBottom: 1, color: muted, maxWidth: 340 }}>{when}</Text>
        <FittedLines {...place} style={{ fontFamily: textFamilies, color: muted }} />
      </View>
      <Wordmark product={brand.product} style={{ marginTop: 4 }} />
    </View>
    {title && (
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', marginBottom: 12 }}>
        <Text style={{ fontFamily: display, fontSize: 15, lineHeight: 1.2 }}>{title.name}</Text>
        <Text style={{ marginLeft: 8, fontSize: 9, lineHeight: 1.35, color: brass }}>{String(title.count)}</Text>
        <Text style={{ marginLeft: 14, color: muted }}>{title.note}</Text>
      </View>
    )}
    <View style={{ flexDirection: 'row', paddingBottom: 4, fontSize: 7.5, lineHeight: 1.35, color: muted }}>
      <Text style={{ width: columns.box }}>Here</Text>
      <Text style={{ width: columns.name }}>Name</Text>
      <Text style={{ width: columns.organisation }}>Organisation</Text>
      <Text style={{ width: columns.role }}>Role</Text>
      <Text style={{ width: columns.code }}>Code</Text>
    </View>
    {children}
  </Page>
)

const GuestRow = ({ guest, name, organisation, height }: Row) => (
  <View wrap={false} style={{ flexDirection: 'row', alignItems: 'center', borderTop: `0.5 solid ${line}`, height }}>
    <View style={{ width: columns.box }}>
      <View style={{ width: 12, height: 12, border: `0.75 solid ${ink}` }} />
    </View>
    <View style={{ width: columns.name }}>
      <FittedLines {...name} style={{ fontFamily: displayFamilies }} />
      {'isOffered' in guest && guest.isOffered && (
        <Text style={{ fontSize: 7.5, lineHeight: 1.35, color: brass }}>A seat is offered</Text>
      )}
    </View>
    <View style={{ width: columns.organisation }}>
      <FittedLines {...organisation} style={{ fontFamily: textFamilies }} />
    </View>
    <Text style={{ width: columns.role }}>{guest.role ? roleLabels[guest.role] : 'Team'}</Text>
    <Text style={{ width: columns.code, fontSize: 10, lineHeight: 1.35, letterSpacing: 1 }}>{guest.code ?? '–'}</Text>
  </View>
)
