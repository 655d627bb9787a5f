import { ButtonsSection } from '~/features/showcase/ui/buttons-section'
import { CardsSection } from '~/features/showcase/ui/cards-section'
import { ChoicesSection } from '~/features/showcase/ui/choices-section'
import { ColourSection } from '~/features/showcase/ui/colour-section'
import { Contents } from '~/features/showcase/ui/contents'
import { FieldsSection } from '~/features/showcase/ui/fields-section'
import { HeaderSection } from '~/features/showcase/ui/header-section'
import { HeroSection } from '~/features/showcase/ui/hero-section'
import { LayersSection } from '~/features/showcase/ui/layers-section'
import { MarkSection } from '~/features/showcase/ui/mark-section'
import { Opening } from '~/features/showcase/ui/opening'
import { PicturesSection } from '~/features/showcase/ui/pictures-section'
import { StatesSection } from '~/features/showcase/ui/states-section'
import { TableSection } from '~/features/showcase/ui/table-section'
import { TypeSection } from '~/features/showcase/ui/type-section'
import { VoicesSection } from '~/features/showcase/ui/voices-section'
import { PageTitle } from '~/features/site/ui/page-title'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'

export const handle = { cache: { query: {} } }

export default function Ui() {
  const t = useTranslations(showcaseMessages)
  const { brand } = useSite()
  return (
    <>
      <PageTitle title={t('title')} description={t('description', { product: brand.product })} />
      <Opening />
      <div className="wrap grid gap-x-12 lg:grid-cols-[9.5rem_minmax(0,1fr)]">
        <Contents />
        <div className="min-w-0">
          <MarkSection />
          <ColourSection />
          <TypeSection />
          <PicturesSection />
          <HeaderSection />
          <HeroSection />
          <ButtonsSection />
          <StatesSection />
          <CardsSection />
          <FieldsSection />
          <TableSection />
          <ChoicesSection />
          <LayersSection />
          <VoicesSection />
        </div>
      </div>
    </>
  )
}
