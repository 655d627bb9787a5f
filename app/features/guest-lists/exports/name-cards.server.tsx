import { Document, Line, Page, Svg, Text, View } from '@react-pdf/renderer'
import type { Brand } from '~/brand/brand'
import { renderDocument } from '~/features/programs/exports/document-frame.server'
import { brass, ink, muted, text } from '~/features/programs/exports/document-styles.server'
import { displayFamilies, type Letters, lettersOf, textFamilies } from '~/features/programs/exports/fonts.server'
import type { MemberRole } from '~/lib/member-roles'
import { fitText, type Guest } from '../model'
import { FittedLines, mm, Wordmark } from './guest-parts.server'

type NameCards = {
  title: string
  guests: Guest[]
  roleLabels: Record<MemberRole, string>
  tag: string
  now: Date
  brand: Brand
}

/** A4 has room for two columns and five rows of the size of a bank card, which holders are sold for. */
const card = { width: 85 * mm, height: 54 * mm }
const grid = { columns: 2, rows: 5 }
const page = { width: 210 * mm, height: 297 * mm }
const margin = {
  left: (page.width - grid.columns * card.width) / 2,
  top: (page.height - grid.rows * card.height) / 2,
}
const padding = 5 * mm
const inner = card.width - 2 * padding
const perPage = grid.columns * grid.rows

export async function renderNameCards({ title, guests, roleLabels, tag, now, brand }: NameCards) {
  const letters = { display: await lettersOf(displayFamilies), text: await lettersOf(textFamilies) }
  const pages = Array.from({ length: Math.ceil(guests.length / perPage) }, (_, index) =>
    guests.slice(index * perPage, (index + 1) * perPage),
  )
  return renderDocument(
    <Document
      title={`Name cards · ${title} · ${brand.product}`}
      author={brand.product}
      creator={brand.product}
      producer={brand.product}
      language={tag}
      creationDate={now}
    >
      {pages.map((shown) => (
        <Page key={shown[0]?.email} size="A4" style={{ fontFamily: text, fontSize: 9, color: ink }}>
          <CutMarks />
          {shown.map((guest, index) => (
            <View
              key={guest.email}
              style={{
                position: 'absolute',
                left: margin.left + (index % grid.columns) * card.width,
                top: margin.top + Math.floor(index / grid.columns) * card.height,
                width: card.width,
                height: card.height,
                padding,
                justifyContent: 'space-between',
              }}
            >
              <Wordmark product={brand.product} />
              <Person guest={guest} letters={letters} />
              <Text style={{ fontSize: 9, lineHeight: 1.2, color: brass }}>
                {guest.role ? roleLabels[guest.role] : brand.product}
              </Text>
            </View>
          ))}
        </Page>
      ))}
      {pages.length === 0 && (
        <Page size="A4" style={{ padding: 56, fontFamily: text, fontSize: 11 }}>
          <Text>No one attends yet.</Text>
        </Page>
      )}
    </Document>,
  )
}

type PersonProps = { guest: Guest; letters: Record<'display' | 'text', Letters> }

/** A name that we have no letters for, and none at all, is written by hand: the code says on the sheet whose card it is. */
function Person({ guest: { name, organisation, code }, letters }: PersonProps) {
  const written = name.normalize('NFC')
  const place = organisation.normalize('NFC')
  const hasName = written !== '' && letters.display.canPrint(written)
  return (
    <View>
      {hasName ? (
        <FittedLines
          {...fitText(written, letters.display.measure, { width: inner, height: 58, sizes: [25, 22, 19, 16, 13] })}
          style={{ fontFamily: displayFamilies }}
        />
      ) : (
        <View style={{ height: 30, borderBottom: `0.75 solid ${ink}` }}>
          <Text style={{ fontSize: 7, lineHeight: 1.2, color: muted, textAlign: 'right' }}>{code ?? ''}</Text>
        </View>
      )}
      {place !== '' && letters.text.canPrint(place) && (
        <View style={{ marginTop: 4 }}>
          <FittedLines
            {...fitText(place, letters.text.measure, { width: inner, height: 25, sizes: [10.5, 9, 8] })}
            style={{ fontFamily: textFamilies, color: muted }}
          />
        </View>
      )}
    </View>
  )
}

const markLength = 5 * mm
const markGap = 2 * mm

/** In the margins, where the cards' edges are: one cut parts two cards. */
function CutMarks() {
  const right = page.width - margin.left
  const bottom = page.height - margin.top
  const xs = Array.from({ length: grid.columns + 1 }, (_, index) => margin.left + index * card.width)
  const ys = Array.from({ length: grid.rows + 1 }, (_, index) => margin.top + index * card.height)
  const stroke = { stroke: muted, strokeWidth: 0.4 }
  return (
    <Svg
      width={page.width}
      height={page.height}
      viewBox={`0 0 ${page.width} ${page.height}`}
      style={{ position: 'absolute', top: 0, left: 0 }}
    >
      {xs.flatMap((x) => [
        <Line
          key={`${x} top`}
          x1={x}
          x2={x}
          y1={margin.top - markGap - markLength}
          y2={margin.top - markGap}
          {...stroke}
        />,
        <Line key={`${x} bottom`} x1={x} x2={x} y1={bottom + markGap} y2={bottom + markGap + markLength} {...stroke} />,
      ])}
      {ys.flatMap((y) => [
        <Line
          key={`${y} left`}
          x1={margin.left - markGap - markLength}
          x2={margin.left - markGap}
          y1={y}
          y2={y}
          {...stroke}
        />,
        <Line key={`${y} right`} x1={right + markGap} x2={right + markGap + markLength} y1={y} y2={y} {...stroke} />,
      ])}
    </Svg>
  )
}
