import styles from "@/components/catalog/product/product-details.module.css";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { Accordion } from "@/components/ui/lists/accordion";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ProductView } from "@/services/catalog/catalog-service";

interface DetailsProps {
  product: ProductView;
}

/** All facts of a product: highlights, specifications, contents of the box, questions. */
export function ProductDetails({ product }: DetailsProps) {
  const { title, description, highlights, specifications, inTheBox, questions } = product;
  return (
    <>
      <CachedMarkup
        as="section"
        name="about-product"
        data={[title, description, highlights]}
        aria-labelledby="about"
        className={`${styles.band} ${page.later}`}
      >
        {() => <About product={product} />}
      </CachedMarkup>
      <CachedMarkup
        as="div"
        name="product-figures"
        data={[specifications, inTheBox, questions]}
        className={`${page.container} ${styles.columns} ${page.later}`}
      >
        {() => (
          <>
            <Specifications product={product} />
            <div className={styles.side}>
              {inTheBox.length > 0 && <InTheBox product={product} />}
              {questions.length > 0 && <Questions product={product} />}
            </div>
          </>
        )}
      </CachedMarkup>
    </>
  );
}

function About({ product: { title, description, highlights } }: DetailsProps) {
  const { t } = useTexts("product");
  return (
    <div className={page.container}>
      <h2 id="about" className={page.sectionTitle}>
        {t("about", { title })}
      </h2>
      <p className={styles.description}>{description}</p>
      <ul className={styles.highlights} aria-label={t("highlights")}>
        {highlights.map((highlight) => (
          <li key={highlight.title}>
            <h3>{highlight.title}</h3>
            <p>{highlight.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Specifications({ product: { specifications } }: DetailsProps) {
  const { t } = useTexts("product");
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className={page.sectionTitle}>
        {t("specifications")}
      </h2>
      {specifications.map((group) => (
        <div key={group.title} className={styles.group}>
          <h3>{group.title}</h3>
          <dl>
            {group.rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function InTheBox({ product: { inTheBox } }: DetailsProps) {
  const { t } = useTexts("product");
  return (
    <section aria-labelledby="in-the-box">
      <h2 id="in-the-box" className={page.sectionTitle}>
        {t("inTheBox")}
      </h2>
      <ul className={styles.box}>
        {inTheBox.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions({ product: { questions } }: DetailsProps) {
  const { t } = useTexts("product");
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={page.sectionTitle}>
        {t("questions")}
      </h2>
      <div className={styles.questions}>
        <Accordion items={questions.map(({ question, answer }) => ({ title: question, content: answer }))} />
      </div>
    </section>
  );
}
