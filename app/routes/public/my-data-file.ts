import { redirect } from 'react-router'
import { linkFormsPerNetwork } from '~/features/accounts/model'
import { fetchCopy } from '~/features/personal-data/commands.server'
import { copyPath, linkRefusals } from '~/features/personal-data/model'
import { copyTokenInput } from '~/features/personal-data/schema'
import { form, formActions } from '~/web/forms/form-actions.server'

export const loader = () => redirect(copyPath)

/** The file, for whoever has the token of its link. A link that has ended leads to the page that says so. */
export const action = formActions(
  {
    fetch: form({
      input: copyTokenInput,
      reasons: linkRefusals,
      limitedBy: ({ token }) => token,
      perNetwork: linkFormsPerNetwork,
      run: async (ctx, input) =>
        new Response(await fetchCopy(ctx, input), {
          headers: {
            'Content-Type': 'application/zip',
            'Content-Disposition': `attachment; filename="${ctx.brand.slug}-my-data.zip"`,
            'X-Content-Type-Options': 'nosniff',
            'Cache-Control': 'no-store',
          },
        }),
    }),
  },
  { page: () => `${copyPath}?token=` },
)
