import { useSite } from './use-site'

/** The page's title and description in the head, in the reader's language. */
export function PageTitle({ title, description }: { title: string; description: string }) {
  const { brand } = useSite()
  return (
    <>
      <title>{title.includes(brand.product) ? title : `${title} · ${brand.product}`}</title>
      <meta name="description" content={description} />
    </>
  )
}
