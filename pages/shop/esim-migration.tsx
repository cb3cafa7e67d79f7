import type { InferGetServerSidePropsType } from "next";
import { MigrationPage } from "@/components/sims/migration-page";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["cart", "sims", "sim-services"]);

export default function EsimMigration(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <MigrationPage {...props} />;
}
