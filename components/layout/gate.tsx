import Head from "next/head";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import styles from "@/components/layout/gate.module.css";
import { useGate } from "@/components/layout/use-gate";
import { Button } from "@/components/ui/actions/button";
import errorText from "@/components/ui/forms/error-text.module.css";
import { PlainField } from "@/components/ui/forms/plain-field";
import { Drawing } from "@/components/ui/values/drawing";
import { useTexts } from "@/hooks/ui/use-texts";
import type { GateDigests } from "@/utils/layout/page-layout";
import { brandForms } from "@/utils/text/brand-forms";

interface GateProps {
  gate: GateDigests;
  brand: string;
  /** The pages behind the gate. */
  children: ReactNode;
}

/** Replaces each page of a test environment until the right user and password are entered (GATE-01 to GATE-07). */
export function Gate({ gate, brand, children }: GateProps) {
  const { t } = useTexts("gate");
  const { state, enter } = useGate(gate);
  const [user, setUser] = useState("");
  const [password, setPassword] = useState("");
  const [refused, setRefused] = useState(false);
  const userField = useRef<HTMLInputElement>(null);

  if (state === "open") return children;
  if (state === "unknown") return null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await enter(user, password)) return;
    setRefused(true);
    userField.current?.focus();
  };
  const error = refused ? "gate-error" : undefined;
  return (
    <main className={styles.page}>
      <Head>
        <title>{`${t("title")} | ${brand}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <form noValidate onSubmit={submit} className={styles.card}>
        <Drawing src="/favicon.svg" width={48} lazy={false} />
        <h1 className={styles.heading}>{t("title")}</h1>
        <p className={styles.text}>{t("text", { ...brandForms(brand) })}</p>
        <PlainField
          ref={userField}
          id="gate-user"
          label={t("user")}
          value={user}
          onChange={setUser}
          autoComplete="username"
          invalid={refused}
          describedBy={error}
        />
        <PlainField
          id="gate-password"
          type="password"
          label={t("password")}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          invalid={refused}
          describedBy={error}
        />
        <p id="gate-error" role="alert" className={errorText.error}>
          {refused && t("refused")}
        </p>
        <Button type="submit" size="lg" width="full">
          {t("enter")}
        </Button>
      </form>
    </main>
  );
}
