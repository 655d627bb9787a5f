import { Text, View } from '@react-pdf/renderer'
import type { messages } from '~/i18n/messages/pricing-document/en'
import type { Translator } from '~/i18n/translator'
import { currency } from '../model/figures'
import type { PriceSection } from '../model/price-list'
import {
  type DocumentFacts,
  DocumentFrame,
  MailLink,
  NewestVersion,
  PhoneLink,
  renderDocument,
} from './document-frame.server'
import { DocumentSection } from './document-parts.server'
import { styles } from './document-styles.server'

type Item = { title: string; text: string }

export type ProgramContent = {
  title: string
  lead: string
  steps: { title: string; items: Item[] }
  papers: { title: string; items: Item[] }
}

type ProgramDocument = DocumentFacts & {
  t: Translator<typeof messages>
  content: ProgramContent
  section: PriceSection
  addOnsTitle: string
  /** The program's address on the site. */
  address: string
}

/** One program on one page: how it is done, what remains on paper, and what it costs. */
export const renderProgramDocument = ({ t, content, section, addOnsTitle, address, ...facts }: ProgramDocument) => {
  const { date, brand } = facts
  return renderDocument(
    <DocumentFrame
      {...facts}
      title={content.title}
      subject={t('program.subject', { program: content.title, date })}
      lead={content.lead}
      vat={t('vat')}
      pageLabel={(page, pages) => t('page', { page, pages })}
      isOnePage
    >
      <Items {...content.steps} isNumbered />
      <Items {...content.papers} />
      <DocumentSection section={{ ...section, title: t('program.prices') }} addOnsTitle={addOnsTitle} isDense />
      <View wrap={false} style={styles.lastSection}>
        <View style={styles.asideOfOnePage}>
          <Text style={styles.sectionTitle}>{t('program.ask')}</Text>
          <Text style={styles.contactOfOnePage}>
            <MailLink brand={brand} />
          </Text>
          <Text style={styles.contactOfOnePage}>
            <PhoneLink brand={brand} />
          </Text>
        </View>
        <View style={styles.body}>
          <Text style={styles.remark}>{t('currency', { currency })}</Text>
          <Text style={styles.remark}>{t('validity', { date })}</Text>
          <NewestVersion label={t('program.newest')} address={address} />
        </View>
      </View>
    </DocumentFrame>,
  )
}

const Items = ({ title, items, isNumbered = false }: { title: string; items: Item[]; isNumbered?: boolean }) => (
  <View wrap={false} style={styles.denseSection}>
    <View style={styles.asideOfOnePage}>
      <Text style={styles.sectionTitle}>{title}</Text>
    </View>
    <View style={styles.body}>
      {items.map((item, index) => (
        <View key={item.title} style={styles.item}>
          {isNumbered && <Text style={styles.number}>{index + 1}</Text>}
          <Text style={styles.itemText}>
            <Text style={styles.itemTitle}>{`${item.title}  `}</Text>
            {item.text}
          </Text>
        </View>
      ))}
    </View>
  </View>
)
