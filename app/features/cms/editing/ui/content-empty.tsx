import { ForRight } from '~/features/admin/ui/for-right'
import { ButtonLink } from '~/ui/button'

/** Shown while there is no content at all. */
export const ContentEmpty = () => (
  <div className="mb-12 border-line border-y py-12">
    <h2 className="text-2xl">Content Hub Coming Soon</h2>
    <p className="mt-3 mb-6 max-w-[56ch] text-muted">
      Nothing is here yet. Upload a document for members, or begin with one of the kinds below: until then the pages say
      their own words.
    </p>
    <ForRight right="content.manage">
      <ButtonLink to="/admin/content/insights/new">Upload Content</ButtonLink>
    </ForRight>
  </div>
)
