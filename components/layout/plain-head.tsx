interface PlainHeadProps {
  title: string;
  brand: string;
  /** The style sheet of the site for this document. It must contain no user input. */
  css: string;
}

/** The head of a document that Next does not render: it loads no script or picture, and search engines do not list it. */
export function PlainHead({ title, brand, css }: PlainHeadProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{`${title} | ${brand}`}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet, without user input */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
    </>
  );
}
