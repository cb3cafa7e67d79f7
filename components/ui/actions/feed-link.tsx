import Head from "next/head";
import styles from "@/components/ui/actions/feed-link.module.css";
import page from "@/components/ui/sections/page.module.css";
import { Outline } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import { localePath } from "@/utils/paths/paths";
import { feedPath } from "@/utils/seo/feed";

const WAVES =
  "M106.91,149.09A71.53,71.53,0,0,1,128,200a8,8,0,0,1-16,0,56,56,0,0,0-56-56,8,8,0,0,1,0-16A71.53,71.53,0,0,1,106.91,149.09ZM56,80a8,8,0,0,0,0,16A104,104,0,0,1,160,200a8,8,0,0,0,16,0A120,120,0,0,0,56,80Zm118.79,1.21A166.9,166.9,0,0,0,56,32a8,8,0,0,0,0,16A151,151,0,0,1,163.48,92.52,151,151,0,0,1,208,200a8,8,0,0,0,16,0A166.9,166.9,0,0,0,174.79,81.21ZM60,184a12,12,0,1,0,12,12A12,12,0,0,0,60,184Z";

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
