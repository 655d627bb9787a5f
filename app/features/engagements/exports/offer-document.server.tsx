import { Text, View } from '@react-pdf/renderer'
import {
  type DocumentFacts,
  DocumentFrame,
  MailLink,
  NewestVersion,
  PhoneLink,
  renderDocument,
} from '~/features/programs/exports/document-frame.server'
import { styles } from '~/features/programs/exports/document-styles.server'
import { lettersOf, textFamilies } from '~/features/programs/exports/fonts.server'
import type { messages } from '~/i18n/messages/engagement-offer/en'
import type { Translator } from '~/i18n/translator'

type OfferLine = { key: string; name: string; quantity: string; unitPrice: string; amount: string }

type OfferDocument = DocumentFacts & {
  t: Translator<typeof messages>
  program: string
  organisation: string
  lines: OfferLine[]
  total: string
  /** It costs nothing: no VAT is named. */
  isFree: boolean
  terms: string
  currency: string
  /** For mails and calls about the offer; the name of the file has it too. */
  reference: string
  validUntil: string
  revision: string
  /** It can't be accepted yet: each page says so. */
  isDraft: boolean
  /** Empty for a draft. */
  signatories: string[]
  /** Where it is accepted. */
  address: string
}

/** An offer on paper, in the language of the partner. */
export async function renderOfferDocument({ t, program, organisation, lines, total, terms, ...offer }: OfferDocument) {
  await lettersOf(textFamilies)
  return renderDocument(
    <DocumentFrame
      {...offer}
      fontFamily={textFamilies}
      title={t('title')}
      mark={offer.isDraft ? t('draft') : undefined}
      subject={t('subject', { program, date: offer.date })}
      lead={t('lead', { program, organisation })}
      vat={offer.isFree ? '' : t('vat')}
      remark={offer.validUntil}
      pageLabel={(page, pages) => t('page', { page, pages })}
    >
      <View style={styles.section}>
        <View style={styles.aside}>
          <Text style={styles.sectionTitle}>{t('content')}</Text>
        </View>
        <View style={styles.body}>
          <LineTable t={t} lines={lines} total={total} isFree={offer.isFree} />
        </View>
      </View>
      {terms !== '' && (
        <View style={styles.section}>
          <View style={styles.aside}>
            <Text style={styles.sectionTitle}>{t('terms')}</Text>
          </View>
          <View style={styles.body}>
            {paragraphsOf(terms).map(({ key, text }) => (
              <Text key={key} style={styles.term}>
                {text}
              </Text>
            ))}
          </View>
        </View>
      )}
      <View wrap={false} style={styles.section}>
        <View style={styles.aside}>
          <Text style={styles.sectionTitle}>{t('conditions')}</Text>
        </View>
        <View style={styles.body}>
          {!offer.isFree && <Text style={styles.term}>{offer.currency}</Text>}
          <Text style={styles.term}>{offer.validUntil}</Text>
          <Text style={styles.term}>{offer.revision}</Text>
          <Text style={styles.term}>{offer.reference}</Text>
          {offer.signatories.length > 0 && (
            <Text style={styles.term}>{`${t('accept')} ${offer.signatories.join(', ')}`}</Text>
          )}
          <NewestVersion label={t('questions')} address={offer.address} />
          <Text style={styles.contact}>
            <MailLink brand={offer.brand} />
          </Text>
          <Text style={styles.contactLine}>
            <PhoneLink brand={offer.brand} />
          </Text>
        </View>
      </View>
    </DocumentFrame>,
  )
}

const paragraphsOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((paragraph, index) => ({ key: String(index), text: paragraph }))

type TableProps = Pick<OfferDocument, 't' | 'lines' | 'total' | 'isFree'>

const LineTable = ({ t, lines, total, isFree }: TableProps) => (
  <>
    <View style={styles.headerRow}>
      <Text style={[styles.first, styles.header]}>{t('columns.item')}</Text>
      <Text style={[styles.cell, styles.header, { width: 44 }]}>{t('columns.quantity')}</Text>
      <Text style={[styles.price, styles.header, { width: 84 }]}>{t('columns.unitPrice')}</Text>
      <Text style={[styles.price, styles.header, { width: 84 }]}>{t('columns.amount')}</Text>
    </View>
    {lines.map(({ key, name, quantity, unitPrice, amount }) => (
      <View key={key} wrap={false} style={styles.row}>
        <View style={styles.level}>
          <Text style={[styles.first, styles.name]}>{name}</Text>
          <Text style={[styles.cell, { width: 44 }]}>{quantity}</Text>
          <Text style={[styles.price, { width: 84 }]}>{unitPrice}</Text>
          <Text style={[styles.price, { width: 84 }]}>{amount}</Text>
        </View>
      </View>
    ))}
    <View wrap={false} style={[styles.row, styles.total]}>
      <Text style={[styles.first, styles.name]}>{t(isFree ? 'freeTotal' : 'total')}</Text>
      <Text style={[styles.price, { width: 128 }]}>{total}</Text>
    </View>
  </>
)
