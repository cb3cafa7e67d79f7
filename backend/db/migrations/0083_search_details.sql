-- What a result tells beside its title is looked up by its address.
create index search_documents_path on search_documents (lang, path);
