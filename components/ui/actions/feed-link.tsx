import Head from "next/head";
import styles from "@/components/ui/actions/feed-link.module.css";
import page from "@/components/ui/sections/page.module.css";
import { Outline } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import { localePath } from "@/utils/paths/paths";
import { feedPath } from "@/utils/seo/feed";

const WAVES =
  "M107 149a72 72 0 0 1 21 51 8 8 0 0 1-16 0 56 56 0 0 0-56-56 8 8 0 0 1 0-16 72 72 0 0 1 51 21M56 80a8 8 0 0 0 0 16 104 104 0 0 1 104 104 8 8 0 0 0 16 0A120 120 0 0 0 56 80m119 1A167 167 0 0 0 56 32a8 8 0 0 0 0 16 151 151 0 0 1 107 45 151 151 0 0 1 45 107 8 8 0 0 0 16 0 167 167 0 0 0-49-119M60 184a12 12 0 1 0 12 12 12 12 0 0 0-12-12";

interface FeedLinkProps {
  /** The path of the list, without the language. */
  path: string;
  /** The name of the list. */
  title: string;
  /** What the link says. */
  label: string;
}

/** The feed of a dated list: a link in the head for programs, and a visible link for people. */
export function FeedLink({ path, title, label }: FeedLinkProps) {
  const { language } = useTexts();
  const href = localePath(feedPath(path), language);
  return (
    <>
      <Head>
        <link key="feed" rel="alternate" type="application/atom+xml" title={title} href={href} />
      </Head>
      <p className={`${page.textLinks} ${styles.feed}`}>
        <a href={href} type="application/atom+xml">
          <Outline path={WAVES} size={20} />
          {label}
        </a>
      </p>
    </>
  );
}
